import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { filesSchema } from '../../tools/panel/mock-api'
import { expect, test } from './fixtures/test'
import { rewriteTestFile, type TestFile } from './fixtures/test-file'

for (const transport of ['form', 'tus', 's3Simple', 's3Multipart'] as const)
  test(`${transport}: uploads a folder with Unicode names, the longest names, percent signs and an empty file`, async ({
    bench,
  }, info) => {
    const folder = info.outputPath('Mape')
    mkdirSync(join(folder, 'Iekšā'), { recursive: true })
    writeFileSync(join(folder, '.DS_Store'), 'macOS metadata')
    const files = [
      { name: '日本 ķļ 🎵.bin', inside: 'Iekšā', size: 3000 },
      { name: 'tukšs.txt', inside: '', size: 0 },
      // 255 bytes, the most that file systems allow.
      { name: `${'ā'.repeat(125)}1.bin`, inside: '', size: 10 },
      { name: '100% %2F..%2F %zz.bin', inside: '', size: 10 },
      { name: 'أغنية \u202Egnos.bin', inside: '', size: 10 },
    ].map(({ name, inside, size }) => rewriteTestFile({ name, path: join(folder, inside, name), size, sha256: '' }))
    await bench.choose(transport)
    const chooser = bench.page.waitForEvent('filechooser')
    await bench.page.getByRole('button', { name: 'Choose a folder' }).click()
    await (await chooser).setFiles(folder)
    for (const file of files) expect(await bench.settle(file)).toMatchObject({ isComplete: true })

    const stored = filesSchema.parse(await (await bench.page.request.get(`${bench.site.url}mock/files`)).json()).files
    const fingerprints = (some: readonly Pick<TestFile, 'name' | 'size' | 'sha256'>[]) =>
      some.map(({ name, size, sha256 }) => `${name} ${size} ${sha256}`).toSorted()
    expect(fingerprints(stored)).toEqual(fingerprints(files))
  })
