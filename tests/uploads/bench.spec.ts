import { seconds } from '@/lib/dates/duration'

import { startInterrupted } from './fixtures/start-interrupted'
import { steps } from './fixtures/steps'
import { expect, test } from './fixtures/test'
import { sizes, transports } from './fixtures/test-file'
import { UploadBench } from './fixtures/upload-bench'

/** Round trips to the page, during which a bench that does not wait would advance the clock. */
const ROUND_TRIPS = 100

/** Holds the matching requests of a page back before they reach a proxy, and returns how far its clock advances. */
async function holdBack({ page }: UploadBench, url: RegExp): Promise<() => number> {
  let passedMs = 0
  await page.route(url, async (route) => {
    const now = () => page.evaluate(() => Date.now())
    const before = await now()
    let after = before
    for (let trip = 0; trip < ROUND_TRIPS; trip += 1) after = await now()
    passedMs = Math.max(passedMs, after - before)
    await route.continue()
  })
  return () => passedMs
}

for (const transport of transports)
  test(`${transport}: loads its code before the first file, so that no time passes meanwhile`, async ({ bench }) => {
    await bench.open()
    const passedMs = await holdBack(bench, /\.js$/)
    await bench.choose(transport)
    const file = bench.newFile(sizes[transport])
    await bench.add(file)
    expect(await bench.settle(file)).toMatchObject({ isComplete: true })
    expect(passedMs()).toBe(0)
    await bench.page.unrouteAll()
  })

test('s3Multipart: stops the clock during a request while another tab holds one', async ({ bench }) => {
  const held = await startInterrupted(bench, 's3Multipart')
  const other = new UploadBench(await bench.page.context().newPage(), bench.site)
  await other.open()
  const passedMs = await holdBack(other, steps.s3Multipart.create.path)
  await other.choose('s3Multipart')
  const file = other.newFile(sizes.s3Multipart)
  await other.add(file)
  expect(await other.settle(file)).toMatchObject({ isComplete: true })
  expect(passedMs()).toBeGreaterThan(0)
  expect(passedMs()).toBeLessThan(seconds(10))
  await other.page.close()
  await bench.complete(held)
})
