import { rmSync } from 'node:fs'

import { isResumable, type TransportName } from '@/core/shared/uploads/queue/upload-item'
import { minutes, seconds } from '@/lib/dates/duration'

import { interrupted } from './fixtures/interrupted'
import { steps } from './fixtures/steps'
import { expect, test } from './fixtures/test'
import { PIECE, rewriteTestFile, sizes, type TestFile, transports } from './fixtures/test-file'
import { UploadBench } from './fixtures/upload-bench'

/** Chosen again, as by somebody who has come back. */
async function again(bench: UploadBench, file: TestFile, way: TransportName): Promise<void> {
  await bench.choose(way)
  await bench.add(file)
  await bench.complete(file)
}

/** Storage that is full, that cannot be read, and that is not there at all, as where cookies are blocked. */
const brokenStorage = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  },
  unreadable: () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('Unreadable', 'SecurityError')
    }
  },
  blocked: () => {
    const get = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } })
  },
}

for (const way of transports) {
  test(`${way}: the page is loaded anew`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    await bench.open()
    await again(bench, file, way)
    await bench.expectWhole(file)
  })

  test(`${way}: the tab is closed`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    await bench.openAnotherTab()
    await again(bench, file, way)
    await bench.expectWhole(file)
  })

  test(`${way}: the file changes on the disk`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    const changed = rewriteTestFile(file)
    expect(await bench.settle(file)).toMatchObject({
      isComplete: false,
      words: 'The file has changed. Please choose it again.',
    })
    await bench.press('Take', file)
    await again(bench, changed, way)
    await bench.expectWhole(changed)
  })

  test(`${way}: the file goes from the disk`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    rmSync(file.path)
    expect(await bench.settle(file)).toMatchObject({
      isComplete: false,
      words: 'The file has changed. Please choose it again.',
    })
    await bench.press('Take', file)
    await bench.expectWhole(file, { times: 0 })
  })

  test(`${way}: two tabs send the same file`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    const page = await bench.page.context().newPage()
    const other = new UploadBench(page, bench.site)
    await other.open()
    await again(other, file, way)
    await page.close()
    await bench.complete(file)
    await bench.expectWhole(file, { times: 2 })
  })

  test(`${way}: they sign out on the way, and whoever signs in next finds nothing of it`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    await bench.signOut()
    expect(await bench.remembered()).toEqual([])
    // Whoever has signed out can take nothing back: what had begun on the server lies there until it expires.
    expect(await bench.abandon()).toBe(isResumable(way) ? 1 : 0)
    await bench.world.signInAs('admin')
    await bench.open()
    await again(bench, file, way)
    await bench.expectWhole(file)
  })

  test(`${way}: somebody else signs in on the way, who finds nothing of it`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    await bench.world.signInAs('artist')
    await bench.world.setLanguage('en')
    await bench.open()
    await again(bench, file, way)
    await bench.world.signInAs('admin')
    await bench.open()
    await again(bench, file, way)
    await bench.expectWhole(file, { times: 2 })
  })

  for (const [kind, breakStorage] of Object.entries(brokenStorage))
    test(`${way}: the browser’s storage is ${kind}`, async ({ bench }) => {
      await bench.openAnotherTab(breakStorage)
      const file = await interrupted(bench, way)
      await bench.complete(file)
      await bench.expectWhole(file)
      await bench.openAnotherTab()
    })

  test(`${way}: offline at the start`, async ({ bench }) => {
    // The code has come with a file before.
    const first = bench.newFile(sizes[way])
    await again(bench, first, way)
    await bench.press('Take', first)
    await bench.forget()
    const file = bench.newFile(sizes[way])
    await bench.page.context().setOffline(true)
    await bench.add(file)
    await bench.waste(file, minutes(2))
    await bench.page.context().setOffline(false)
    expect(await bench.settle(file)).toMatchObject({ isComplete: true })
    await bench.expectWhole(file)
  })

  for (const offline of [seconds(1), seconds(60)])
    test(`${way}: offline for ${offline / 1000} s on the way`, async ({ bench }) => {
      const file = await interrupted(bench, way)
      await bench.loseNetwork()
      await bench.waste(file, offline)
      await bench.page.context().setOffline(false)
      // A form may have come: whether it is to be sent again is for its owner to say.
      expect(await bench.settle(file)).toMatchObject({ isComplete: way !== 'form' })
      await bench.complete(file)
      await bench.expectWhole(file)
    })

  test(`${way}: the clock jumps, as after a sleep`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    await bench.page.clock.fastForward(minutes(90))
    await bench.complete(file)
    await bench.expectWhole(file)
  })
}

test('s3Multipart: parts of another size after a break', async ({ bench }) => {
  const file = await interrupted(bench, 's3Multipart')
  await bench.open({ partSize: 1.5 * PIECE })
  await again(bench, file, 's3Multipart')
  await bench.expectWhole(file)
  await bench.open()
})

test('tus: an address at another site is not followed', async ({ bench }) => {
  const file = bench.newFile(sizes.tus)
  await bench.choose('tus')
  bench.meet({
    site: [
      {
        ...steps.tus.create,
        mishap: {
          kind: 'header',
          header: 'Location',
          value: (own) => own.replace(new URL(own).origin, 'https://elsewhere.test'),
        },
      },
    ],
  })
  await bench.add(file)
  expect(await bench.settle(file)).toMatchObject({ isComplete: true })
  expect(bench.hasStruck()).toBe(true)
  bench.expectDiscreet()
  await bench.expectWhole(file)
})
