import { beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError } from '@/core/platform/api/api-error'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { clearUserData } from '@/core/platform/session/user-data'
import { seconds } from '@/lib/dates/duration'

import type { UploadItem } from './queue/upload-item'
import { MAX_PARALLEL_UPLOADS } from './queue/upload-queue'
import { SPEED_STALE_AFTER_MS } from './run-upload'
import { createFakeTransports, entryOf, sparseFile } from './testing/fake-transport'
import { INACTIVITY_TIMEOUT_MS } from './transport/inactivity'
import { createUploader } from './uploader'

const MB = 1024 * 1024

function openQueue(options?: { obeysSignal: boolean }) {
  const server = createFakeTransports(options)
  const uploader = createUploader(server.transports)
  const statuses = () => uploader.get().map(({ name, status }) => `${name} ${status}`)
  const first = () => {
    const item = uploader.get()[0]
    if (!item) throw new Error('The queue is empty')
    return item
  }
  return { server, uploader, statuses, first }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const files = (...names: string[]) => names.map((name) => sparseFile(name, 1000))

beforeEach(async () => {
  vi.useFakeTimers()
  setBootstrap(bootstrapOf())
  await changeLanguage('en')
})

describe('createUploader: order', () => {
  test('uploads three files in parallel and starts the next when one completes', async () => {
    expect(MAX_PARALLEL_UPLOADS).toBe(3)
    const { server, uploader, statuses } = openQueue()
    uploader.add(files('a', 'b', 'c', 'd'))
    await settle()
    expect(statuses()).toEqual(['a inProgress', 'b inProgress', 'c inProgress', 'd pending'])
    server.open[1]?.complete(entryOf(1))
    await settle()
    expect(statuses()).toEqual(['a inProgress', 'b completed', 'c inProgress', 'd inProgress'])
  })

  test.each([
    ['files of a folder', sparseFile('x', 10, { path: 'Mape/x' }), {}],
    ['chunked large files', sparseFile('x', 4 * MB), {}],
    ['direct large files', sparseFile('x', 100 * MB), { uploads_driver: 's3', s3_direct_upload: true }],
  ])('uploads %s one at a time, in order', async (_, file, uploads) => {
    setBootstrap(bootstrapOf({ settings: { uploads } }))
    const { server, uploader, statuses } = openQueue()
    uploader.add([...files('a', 'b'), file, ...files('c', 'd')])
    await settle()
    expect(statuses()).toEqual(['a inProgress', 'b inProgress', 'x pending', 'c pending', 'd pending'])
    server.open[0]?.complete(entryOf(1))
    await settle()
    expect(statuses()).toEqual(['a completed', 'b inProgress', 'x pending', 'c pending', 'd pending'])
    server.open[0]?.complete(entryOf(2))
    await settle()
    expect(statuses()).toEqual(['a completed', 'b completed', 'x inProgress', 'c pending', 'd pending'])
    server.open[0]?.complete(entryOf(3))
    await settle()
    expect(statuses()).toEqual(['a completed', 'b completed', 'x completed', 'c inProgress', 'd inProgress'])
  })

  test('gives the slot of a paused file to the next one, and restarts the file in the next free slot', async () => {
    const { uploader, statuses, first } = openQueue()
    uploader.add(files('a', 'b', 'c', 'd'))
    uploader.pause(first().id)
    await settle()
    expect(statuses()).toEqual(['a pending', 'b inProgress', 'c inProgress', 'd inProgress'])
    uploader.resume(first().id)
    expect(statuses()).toEqual(['a pending', 'b inProgress', 'c inProgress', 'd inProgress'])
    uploader.abort(uploader.get()[2]?.id ?? '')
    await settle()
    expect(statuses()).toEqual(['a inProgress', 'b inProgress', 'c aborted', 'd inProgress'])
  })
})

describe('createUploader: one file', () => {
  test('reports bytes, percentage and speed', async () => {
    const { server, uploader, first } = openQueue()
    uploader.add([sparseFile('a', 10_000)])
    await settle()
    server.open[0]?.report(0)
    await vi.advanceTimersByTimeAsync(1000)
    server.open[0]?.report(2_559)
    expect(first()).toMatchObject({ bytesUploaded: 2_559, percentage: 25, speed: 2_559, status: 'inProgress' })
    server.open[0]?.complete(entryOf(7))
    await settle()
    expect(first()).toMatchObject({
      bytesUploaded: 10_000,
      percentage: 100,
      speed: null,
      status: 'completed',
      entry: { id: 7 },
    })
  })

  test('hides the speed of a file without progress until it moves again', async () => {
    const { server, uploader, first } = openQueue()
    uploader.add([sparseFile('a', 10_000)])
    await settle()
    server.open[0]?.report(0)
    await vi.advanceTimersByTimeAsync(1000)
    server.open[0]?.report(2_000)
    await vi.advanceTimersByTimeAsync(SPEED_STALE_AFTER_MS - 1)
    expect(first()).toMatchObject({ bytesUploaded: 2_000, speed: 2_000 })
    await vi.advanceTimersByTimeAsync(1)
    expect(first()).toMatchObject({ bytesUploaded: 2_000, speed: null })
    server.open[0]?.report(3_000)
    expect(first().speed).toBeGreaterThan(0)
    uploader.pause(first().id)
    await settle()
    expect(vi.getTimerCount()).toBe(0)
  })

  test('refuses a file that breaks a restriction, and does not retry it', async () => {
    const { server, uploader, first } = openQueue()
    const onFailure = vi.fn<(item: UploadItem) => void>()
    uploader.add(files('virus.exe'), { restrictions: { blockedFileTypes: ['exe'] }, onFailure })
    expect(first()).toMatchObject({ status: 'failed', errorMessage: 'This file type is not allowed', isRefused: true })
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(first())
    uploader.retry(first().id)
    await settle()
    expect([first().status, server.open]).toEqual(['failed', []])
  })

  test.each([
    [{ blocked_extensions: ['exe'] }, 'This file type is not allowed'],
    [{ allowed_extensions: ['audio'] }, 'This file type is not allowed'],
    [{ max_size: 500 }, '“virus.exe” exceeds maximum allowed size of 500 bytes'],
  ])('refuses a file that breaks the site’s restrictions %j', async (uploads, message) => {
    setBootstrap(bootstrapOf({ settings: { uploads } }))
    const { server, uploader, first } = openQueue()
    uploader.add(files('virus.exe'), { restrictions: { maxFileSize: 100 * MB } })
    await settle()
    expect(first()).toMatchObject({ status: 'failed', isRefused: true })
    expect(first().errorMessage?.replaceAll(/\s/g, ' ')).toBe(message)
    expect(server.open).toEqual([])
  })

  test('times out after 30 seconds without progress, even when the transport hangs', async () => {
    const { server, uploader, first } = openQueue({ obeysSignal: false })
    uploader.add(files('a'))
    await vi.advanceTimersByTimeAsync(seconds(20))
    server.open[0]?.report(1)
    await vi.advanceTimersByTimeAsync(INACTIVITY_TIMEOUT_MS - 1)
    expect(first().status).toBe('inProgress')
    await vi.advanceTimersByTimeAsync(1)
    expect(first()).toMatchObject({ status: 'failed', errorMessage: 'Upload timed out' })
    expect(server.open[0]?.signal.aborted).toBe(true)
    server.open[0]?.report(500)
    expect(first().bytesUploaded).toBe(1)
  })

  test('reports a file that was deleted from the disk', async () => {
    const { uploader, first } = openQueue()
    const [deleted = sparseFile('a', 1)] = files('a')
    vi.spyOn(deleted, 'slice').mockReturnValue(
      Object.assign(new Blob(), { arrayBuffer: () => Promise.reject(new DOMException('Gone', 'NotFoundError')) }),
    )
    uploader.add([deleted])
    await vi.advanceTimersByTimeAsync(INACTIVITY_TIMEOUT_MS)
    expect(first()).toMatchObject({ status: 'failed', errorMessage: 'The file has changed. Please choose it again.' })
  })

  test('restarts a small file after a pause, and resumes a chunked one', async () => {
    const { server, uploader } = openQueue()
    uploader.add([sparseFile('small', 1000)])
    uploader.add([sparseFile('large', 8 * MB)])
    const [small, large] = uploader.get().map(({ id }) => id)
    const bytes = () => uploader.get().map(({ bytesUploaded }) => bytesUploaded)
    await settle()
    server.open[0]?.report(500)
    uploader.pause(small ?? '')
    await settle()
    server.open[0]?.report(4 * MB)
    uploader.pause(large ?? '')
    await settle()
    expect(bytes()).toEqual([500, 4 * MB])
    uploader.resume(small ?? '')
    await settle()
    expect(bytes()).toEqual([0, 4 * MB])
    server.open[0]?.complete(entryOf(1))
    uploader.resume(large ?? '')
    await settle()
    expect(bytes()).toEqual([1000, 4 * MB])
  })

  test('keeps a file that completed just as it was paused, without resending it', async () => {
    const { server, uploader, first } = openQueue({ obeysSignal: false })
    uploader.add(files('a'))
    await settle()
    uploader.pause(first().id)
    uploader.resume(first().id)
    server.open[0]?.complete(entryOf(9))
    await settle()
    expect(first()).toMatchObject({ status: 'completed', entry: { id: 9 } })
    expect(server.open).toEqual([])
  })

  test('discards a started upload once when it is aborted or removed', async () => {
    const { server, uploader, first } = openQueue()
    const [a = '', b = ''] = uploader.add(files('a', 'b'))
    await settle()
    uploader.abort(a)
    await settle()
    expect([server.discarded, server.open.length, first().percentage]).toEqual([[a], 1, 0])
    uploader.remove(a)
    uploader.remove(b)
    await settle()
    expect([server.discarded, server.open, uploader.get()]).toEqual([[a, b], [], []])
  })

  test('waits for the previous try to end before a retry', async () => {
    const { server, uploader, first } = openQueue({ obeysSignal: false })
    uploader.add(files('a'))
    await settle()
    uploader.abort(first().id)
    uploader.retry(first().id)
    await settle()
    expect([first().status, server.open.length]).toEqual(['inProgress', 1])
    server.open[0]?.fail(new Error('Closed'))
    await settle()
    expect([server.discarded.length, server.open.length]).toEqual([1, 1])
  })

  test('gives a retry the full timeout after the previous try has ended', async () => {
    const { server, uploader, first } = openQueue({ obeysSignal: false })
    uploader.add(files('a'))
    await settle()
    uploader.abort(first().id)
    uploader.retry(first().id)
    await vi.advanceTimersByTimeAsync(INACTIVITY_TIMEOUT_MS - 1)
    server.open[0]?.fail(new Error('Closed'))
    await vi.advanceTimersByTimeAsync(INACTIVITY_TIMEOUT_MS - 1)
    expect(first().status).toBe('inProgress')
  })
})

test('empties the queue on sign-out without further requests', async () => {
  const { server, uploader } = openQueue()
  uploader.add(files('a', 'b', 'c', 'd'))
  await settle()
  clearUserData()
  await settle()
  expect([uploader.get(), server.open, server.discarded]).toEqual([[], [], []])
})

test('discards running uploads when the queue is closed', async () => {
  const { server, uploader } = openQueue()
  const [a, b] = uploader.add(files('a', 'b'))
  await settle()
  uploader.close()
  await settle()
  expect([uploader.get(), server.open, server.discarded]).toEqual([[], [], [a, b]])
})

describe('createUploader: a cut connection', () => {
  const goOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    if (isOnline) window.dispatchEvent(new Event('online'))
  }

  test.each([
    ['resumes by itself a file that was cut off', 500, 'a pending', 'a inProgress'],
    ['leaves a file to the user that may have arrived', 1000, 'a failed', 'a failed'],
  ])('%s', async (_, sent, offline, online) => {
    const { server, uploader, statuses } = openQueue()
    uploader.add(files('a'))
    await settle()
    goOnline(false)
    server.open[0]?.report(sent)
    server.open[0]?.fail(new ApiError(0))
    await settle()
    expect(statuses()).toEqual([offline])
    goOnline(true)
    await settle()
    expect(statuses()).toEqual([online])
  })
})

describe('createUploader: what uses the file', () => {
  test('keeps an upload open until it is used, and repeats only that on a retry', async () => {
    const { server, uploader, statuses, first } = openQueue()
    const onUploaded = vi.fn().mockRejectedValueOnce(new ApiError(403)).mockResolvedValue(undefined)
    const onSuccess = vi.fn()
    uploader.add(files('a'), { onUploaded, onSuccess })
    await settle()
    server.open[0]?.complete(entryOf(1))
    await settle()
    expect([statuses(), onSuccess.mock.calls]).toEqual([['a failed'], []])
    uploader.retry(first().id)
    await settle()
    expect([statuses(), server.open, onUploaded.mock.calls.length]).toEqual([['a completed'], [], 2])
  })

  test('aborts the signal of an upload that is cancelled while it is used', async () => {
    const { server, uploader, statuses, first } = openQueue()
    const signals: AbortSignal[] = []
    uploader.add(files('a'), { onUploaded: (_, { signal }) => new Promise(() => signals.push(signal)) })
    await settle()
    server.open[0]?.complete(entryOf(1))
    await settle()
    expect([statuses(), signals.map(({ aborted }) => aborted)]).toEqual([['a inProgress'], [false]])
    uploader.abort(first().id)
    expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  })
})
