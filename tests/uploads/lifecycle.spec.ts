import { rmSync } from 'node:fs'

import { minutes, seconds } from '@/lib/dates/duration'

import { BrowserWorld } from '../e2e/fixtures/browser-world'
import type { Way } from '../../tools/uploads/choice'
import { steps } from './fixtures/steps'
import { expect, test } from './fixtures/test'
import { PIECE, rewriteTestFile, sizes, type TestFile } from './fixtures/test-file'
import { UploadBench } from './fixtures/upload-bench'

/** What goes on after a break: a request that stalls on its way, and one that gets through before. */
const resumable = [
  { way: 's3Multipart', size: sizes.pieces, at: 'storage', step: steps.s3Multipart['put part'] },
  { way: 'tus', size: sizes.pieces, at: 'site', step: { ...steps.tus.append, skip: 1 } },
] as const

type Resumable = (typeof resumable)[number]

/** An upload that has begun and goes no further. */
async function stalled(bench: UploadBench, { way, size, at, step }: Resumable): Promise<TestFile> {
  const file = bench.newFile(size)
  await bench.choose(way)
  bench.meet({ [at]: [{ ...step, mishap: { kind: 'stall', afterBytes: 1000 } }] })
  await bench.add(file)
  await bench.struck()
  return file
}

/** Chosen again, as by somebody who has come back. */
async function again(bench: UploadBench, file: TestFile, way: Way): Promise<void> {
  await bench.choose(way)
  await bench.add(file)
  await bench.complete(file)
  await bench.expectWhole(file)
}

for (const kind of resumable) {
  const { way } = kind

  test(`${way}: the page is loaded anew`, async ({ bench }) => {
    const file = await stalled(bench, kind)
    await bench.open()
    await again(bench, file, way)
  })

  test(`${way}: the file changes on the disk`, async ({ bench }) => {
    const file = await stalled(bench, kind)
    const changed = rewriteTestFile(file)
    expect((await bench.settle(file)).isComplete).toBe(false)
    await bench.press('Take', file)
    await again(bench, changed, way)
  })

  test(`${way}: the file goes from the disk`, async ({ bench }) => {
    const file = await stalled(bench, kind)
    rmSync(file.path)
    expect(await bench.settle(file)).toMatchObject({ isComplete: false })
    await bench.press('Take', file)
    await bench.expectWhole(file, { times: 0 })
  })

  test(`${way}: two tabs send the same file`, async ({ bench }) => {
    const file = await stalled(bench, kind)
    const page = await bench.page.context().newPage()
    const other = new UploadBench(page, bench.site)
    await other.open()
    await other.choose(way)
    await other.add(file)
    await other.complete(file)
    await page.close()
    await bench.complete(file)
    await bench.expectWhole(file, { times: 2 })
  })

  test(`${way}: somebody else signs in on the way, who finds nothing of it`, async ({ bench }) => {
    const file = await stalled(bench, kind)
    const world = new BrowserWorld(bench.page.context(), bench.site.url)
    await world.signInAs('artist')
    await world.setLanguage('en')
    await bench.open()
    await bench.choose(way)
    await bench.add(file)
    await bench.complete(file)
    await world.signInAs('admin')
    await bench.open()
    await bench.choose(way)
    await bench.add(file)
    await bench.complete(file)
    await bench.expectWhole(file, { times: 2 })
  })

  test(`${way}: nothing can be kept in the browser`, async ({ bench }) => {
    await bench.page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    })
    const file = await stalled(bench, kind)
    await bench.complete(file)
    await bench.expectWhole(file)
    await bench.open()
  })

  for (const offline of [seconds(1), seconds(60)])
    test(`${way}: offline for ${offline / 1000} s`, async ({ bench }) => {
      const file = await stalled(bench, kind)
      await bench.page.context().setOffline(true)
      await bench.page.clock.runFor(offline)
      await bench.page.context().setOffline(false)
      await bench.complete(file)
      await bench.expectWhole(file)
    })

  test(`${way}: the clock jumps, as after a sleep`, async ({ bench }) => {
    const file = await stalled(bench, kind)
    await bench.page.clock.fastForward(minutes(90))
    await bench.complete(file)
    await bench.expectWhole(file)
  })
}

test('s3Multipart: parts of another size after a break', async ({ bench }) => {
  const file = await stalled(bench, resumable[0])
  await bench.open({ partSize: 1.5 * PIECE })
  await again(bench, file, 's3Multipart')
  await bench.open()
})

test.describe('offline at the start', () => {
  for (const { way, size } of [...resumable, { way: 's3Simple', size: sizes.small }] as const)
    test(way, async ({ bench }) => {
      // The code has come with a file before.
      const first = bench.newFile(size)
      await again(bench, first, way)
      await bench.press('Take', first)
      await bench.forget()
      const file = bench.newFile(size)
      await bench.page.context().setOffline(true)
      await bench.add(file)
      await bench.page.clock.runFor(minutes(2))
      await bench.page.context().setOffline(false)
      await bench.complete(file)
      await bench.expectWhole(file)
    })
})

test('tus: an address at another site is not followed', async ({ bench }) => {
  const file = bench.newFile(sizes.pieces)
  await bench.choose('tus')
  bench.meet({
    site: [{ ...steps.tus.create, mishap: { kind: 'header', header: 'Location', value: (own) => own.replace(new URL(own).origin, 'https://elsewhere.test') } }],
  })
  const foreign: string[] = []
  const watch = (request: { url: () => string }) => void (request.url().includes('elsewhere.test') && foreign.push(request.url()))
  bench.page.on('request', watch)
  await bench.add(file)
  await bench.complete(file)
  bench.page.off('request', watch)
  expect(foreign).toEqual([])
  await bench.expectWhole(file)
})
