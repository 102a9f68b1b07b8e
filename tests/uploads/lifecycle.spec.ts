import { rmSync } from 'node:fs'

import { isResumable, type TransportName } from '@/core/shared/uploads/queue/upload-item'
import { minutes, seconds } from '@/lib/dates/duration'

import { interrupted } from './fixtures/interrupted'
import { steps } from './fixtures/steps'
import { expect, test } from './fixtures/test'
import { PIECE, rewriteTestFile, sizes, type TestFile, transports } from './fixtures/test-file'
import { UploadBench } from './fixtures/upload-bench'

/** Chooses a file again, as a returning user does, and completes the upload. */
async function uploadAgain(bench: UploadBench, file: TestFile, way: TransportName): Promise<void> {
  await bench.choose(way)
  await bench.add(file)
  await bench.complete(file)
}

/** Init scripts that break the browser's storage: full, unreadable, or blocked like cookies. */
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
  test(`${way}: resumes after a reload`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    await bench.open()
    await uploadAgain(bench, file, way)
    await bench.expectWhole(file)
  })

  test(`${way}: resumes in a new tab`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    await bench.openAnotherTab()
    await uploadAgain(bench, file, way)
    await bench.expectWhole(file)
  })

  test(`${way}: fails when the file changes on disk`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    const changed = rewriteTestFile(file)
    expect(await bench.settle(file)).toMatchObject({
      isComplete: false,
      message: 'The file has changed. Please choose it again.',
    })
    await bench.press('Take', file)
    await uploadAgain(bench, changed, way)
    await bench.expectWhole(changed)
  })

  test(`${way}: fails when the file is deleted from disk`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    rmSync(file.path)
    expect(await bench.settle(file)).toMatchObject({
      isComplete: false,
      message: 'The file has changed. Please choose it again.',
    })
    await bench.press('Take', file)
    await bench.expectWhole(file, { times: 0 })
  })

  test(`${way}: uploads the same file in two tabs`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    const page = await bench.page.context().newPage()
    const other = new UploadBench(page, bench.site)
    await other.open()
    await uploadAgain(other, file, way)
    await page.close()
    await bench.complete(file)
    await bench.expectWhole(file, { times: 2 })
  })

  test(`${way}: a sign-out wipes the upload`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    await bench.signOut()
    expect(await bench.resumeSlots()).toEqual([])
    // After sign-out nothing can be deleted: the unfinished upload stays on the server until it expires.
    expect(await bench.ignoreLeftovers()).toBe(isResumable(way) ? 1 : 0)
    await bench.world.signInAs('admin')
    await bench.open()
    await uploadAgain(bench, file, way)
    await bench.expectWhole(file)
  })

  test(`${way}: another user starts over`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    await bench.world.signInAs('artist')
    await bench.world.setLanguage('en')
    await bench.open()
    await uploadAgain(bench, file, way)
    await bench.world.signInAs('admin')
    await bench.open()
    await uploadAgain(bench, file, way)
    await bench.expectWhole(file, { times: 2 })
  })

  for (const [kind, breakStorage] of Object.entries(brokenStorage))
    test(`${way}: uploads while the browser’s storage is ${kind}`, async ({ bench }) => {
      await bench.openAnotherTab(breakStorage)
      const file = await interrupted(bench, way)
      await bench.complete(file)
      await bench.expectWhole(file)
      await bench.openAnotherTab()
    })

  test(`${way}: waits for the network when started offline`, async ({ bench }) => {
    // Loads the transport's code with a first file.
    const first = bench.newFile(sizes[way])
    await uploadAgain(bench, first, way)
    await bench.press('Take', first)
    await bench.deleteFiles()
    const file = bench.newFile(sizes[way])
    await bench.page.context().setOffline(true)
    await bench.add(file)
    await bench.letTimePass(file, minutes(2))
    await bench.page.context().setOffline(false)
    expect(await bench.settle(file)).toMatchObject({ isComplete: true })
    await bench.expectWhole(file)
  })

  for (const offline of [seconds(1), seconds(60)])
    test(`${way}: survives ${offline / 1000} s offline`, async ({ bench }) => {
      const file = await interrupted(bench, way)
      await bench.loseNetwork()
      await bench.letTimePass(file, offline)
      await bench.page.context().setOffline(false)
      // A form may have arrived, so only the user may resend it.
      expect(await bench.settle(file)).toMatchObject({ isComplete: way !== 'form' })
      await bench.complete(file)
      await bench.expectWhole(file)
    })

  test(`${way}: survives a clock jump, as after sleep`, async ({ bench }) => {
    const file = await interrupted(bench, way)
    await bench.page.clock.fastForward(minutes(90))
    await bench.complete(file)
    await bench.expectWhole(file)
  })
}

test('s3Multipart: starts over with another part size', async ({ bench }) => {
  const file = await interrupted(bench, 's3Multipart')
  await bench.open({ partSize: 1.5 * PIECE })
  await uploadAgain(bench, file, 's3Multipart')
  await bench.expectWhole(file)
  await bench.open()
})

test('tus: ignores a foreign origin in the Location header', async ({ bench }) => {
  const file = bench.newFile(sizes.tus)
  await bench.choose('tus')
  bench.injectFaults({
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
  expect(bench.hasFaulted()).toBe(true)
  bench.expectNoLeaks()
  await bench.expectWhole(file)
})
