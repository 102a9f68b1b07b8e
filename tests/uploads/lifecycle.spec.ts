import { rmSync } from 'node:fs'

import { isResumable, type TransportName } from '@/core/shared/uploads/queue/upload-item'
import { minutes, seconds } from '@/lib/dates/duration'

import { startInterrupted } from './fixtures/start-interrupted'
import { steps } from './fixtures/steps'
import { expect, test } from './fixtures/test'
import { PIECE, rewriteTestFile, sizes, type TestFile, transports } from './fixtures/test-file'
import { UploadBench } from './fixtures/upload-bench'

/** Chooses a file again, as a returning user does, and completes the upload. */
async function uploadAgain(bench: UploadBench, file: TestFile, transport: TransportName): Promise<void> {
  await bench.choose(transport)
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

for (const transport of transports) {
  test(`${transport}: resumes after a reload`, async ({ bench }) => {
    const file = await startInterrupted(bench, transport)
    await bench.open()
    await uploadAgain(bench, file, transport)
    await bench.expectWhole(file)
  })

  test(`${transport}: fails when the file changes on disk`, async ({ bench }) => {
    const file = await startInterrupted(bench, transport)
    const changed = rewriteTestFile(file)
    expect(await bench.settle(file)).toMatchObject({
      isComplete: false,
      message: 'The file has changed. Please choose it again.',
    })
    await bench.press('Remove', file)
    await uploadAgain(bench, changed, transport)
    await bench.expectWhole(changed)
  })

  test(`${transport}: fails when the file is deleted from disk`, async ({ bench }) => {
    const file = await startInterrupted(bench, transport)
    rmSync(file.path)
    expect(await bench.settle(file)).toMatchObject({
      isComplete: false,
      message: 'The file has changed. Please choose it again.',
    })
    await bench.press('Remove', file)
    await bench.expectWhole(file, { times: 0 })
  })

  test(`${transport}: wipes the upload on sign-out`, async ({ bench }) => {
    const file = await startInterrupted(bench, transport)
    await bench.signOut()
    expect(await bench.resumeSlots()).toEqual([])
    // After sign-out nothing can be deleted: the unfinished upload stays on the server until it expires.
    expect(await bench.ignoreLeftovers()).toBe(isResumable(transport) ? 1 : 0)
    await bench.world.signInAs('admin')
    await bench.open()
    await uploadAgain(bench, file, transport)
    await bench.expectWhole(file)
  })

  test(`${transport}: waits for the network when started offline`, async ({ bench }) => {
    // Loads the transport's code with a first file.
    const first = bench.newFile(sizes[transport])
    await uploadAgain(bench, first, transport)
    await bench.press('Remove', first)
    await bench.deleteFiles()
    const file = bench.newFile(sizes[transport])
    await bench.page.context().setOffline(true)
    await bench.add(file)
    await bench.letTimePass(file, minutes(2))
    await bench.page.context().setOffline(false)
    expect(await bench.settle(file)).toMatchObject({ isComplete: true })
    await bench.expectWhole(file)
  })

  for (const offline of [seconds(1), seconds(60)])
    test(`${transport}: survives ${offline / 1000} s offline`, async ({ bench }) => {
      const file = await startInterrupted(bench, transport)
      await bench.loseNetwork()
      await bench.letTimePass(file, offline)
      await bench.page.context().setOffline(false)
      // A form may have arrived, so only the user may resend it.
      expect(await bench.settle(file)).toMatchObject({ isComplete: transport !== 'form' })
      await bench.complete(file)
      await bench.expectWhole(file)
    })

  test(`${transport}: survives a clock jump, as after sleep`, async ({ bench }) => {
    const file = await startInterrupted(bench, transport)
    await bench.page.clock.fastForward(minutes(90))
    await bench.complete(file)
    await bench.expectWhole(file)
  })
}

// The other transports keep nothing in the browser, and start over wherever a page was left.
for (const transport of transports.filter(isResumable)) {
  test(`${transport}: resumes in a new tab`, async ({ bench }) => {
    const file = await startInterrupted(bench, transport)
    await bench.openAnotherTab()
    await uploadAgain(bench, file, transport)
    await bench.expectWhole(file)
  })

  test(`${transport}: uploads the same file in two tabs`, async ({ bench }) => {
    const file = await startInterrupted(bench, transport)
    const page = await bench.page.context().newPage()
    const other = new UploadBench(page, bench.site)
    await other.open()
    await uploadAgain(other, file, transport)
    await page.close()
    await bench.complete(file)
    await bench.expectWhole(file, { times: 2 })
  })

  test(`${transport}: starts over for another user`, async ({ bench }) => {
    const file = await startInterrupted(bench, transport)
    await bench.world.signInAs('artist')
    await bench.world.setLanguage('en')
    await bench.open()
    await uploadAgain(bench, file, transport)
    await bench.world.signInAs('admin')
    await bench.open()
    await uploadAgain(bench, file, transport)
    await bench.expectWhole(file, { times: 2 })
  })

  for (const [kind, breakStorage] of Object.entries(brokenStorage))
    test(`${transport}: uploads while the browser’s storage is ${kind}`, async ({ bench }) => {
      await bench.openAnotherTab(breakStorage)
      const file = await startInterrupted(bench, transport)
      await bench.complete(file)
      await bench.expectWhole(file)
      await bench.openAnotherTab()
    })
}

test('s3Multipart: starts over with another part size', async ({ bench }) => {
  const file = await startInterrupted(bench, 's3Multipart')
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
        incident: {
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
