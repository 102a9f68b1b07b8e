// Not in Chromium, where uploading a folder proves more: WebDriver BiDi chooses no folders.
import { expect, test } from '../uploads/fixtures/test'
import { sizes, transports } from '../uploads/fixtures/test-file'

// One site and one browser for all.
test.describe.configure({ mode: 'default' })

for (const transport of transports)
  test(`${transport}: stores the bytes of a file unchanged`, { tag: '@every-engine' }, async ({ bench }) => {
    const file = bench.newFile(sizes[transport])
    await bench.choose(transport)
    await bench.add(file)
    expect(await bench.settle(file)).toMatchObject({ isComplete: true })
    await bench.expectWhole(file)
  })
