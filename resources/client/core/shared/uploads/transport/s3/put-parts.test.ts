import { beforeEach, describe, expect, test, vi } from 'vitest'

import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { seconds } from '@/lib/dates/duration'

import { INACTIVITY_TIMEOUT_MS } from '../inactivity'
import { partsOf } from './part-plan'
import type { SignParts } from './part-urls'
import { putPart } from './put-part'
import { PART_RETRY_DELAYS_MS, putParts } from './put-parts'

vi.mock(import('./put-part'))

type Put = Parameters<typeof putPart>[0]

const watch = { arm: vi.fn(), disarm: vi.fn() }
const report = vi.fn()
const puts: string[] = []
/** Decides how a sent part ends; undefined stores it immediately. */
let respondToPut: (put: Put, part: string) => Promise<string> | undefined

beforeEach(() => {
  vi.useFakeTimers()
  for (const spy of [watch.arm, watch.disarm, report]) spy.mockReset()
  puts.length = 0
  respondToPut = () => undefined
  sign
    .mockReset()
    .mockImplementation((numbers) =>
      Promise.resolve(new Map(numbers.map((number) => [number, `https://storage.test/${number}`]))),
    )
  vi.mocked(putPart).mockImplementation((put) => {
    const part = put.url.split('/').at(-1) ?? ''
    puts.push(part)
    return respondToPut(put, part) ?? Promise.resolve(`"${part}"`)
  })
})

/** Never responds; rejects when aborted. */
const stall = ({ signal }: Put) =>
  new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

/** Sends slowly, with progress every 20 seconds. */
const crawl = ({ onProgress }: Put, moves: number) =>
  new Promise<string>((resolve) => {
    const timer = setInterval(() => {
      onProgress(1)
      moves -= 1
      if (moves > 0) return
      clearInterval(timer)
      resolve('"slow"')
    }, seconds(20))
  })

const sign = vi.fn<SignParts>()

const send = () =>
  putParts({
    file: new File(['ab'], 'a.wav'),
    signal: new AbortController().signal,
    report,
    watch,
    parts: partsOf(2, 1),
    storedBytes: 0,
    sign,
  })

describe('putParts', () => {
  test('resends a stalled part while another still makes progress', async () => {
    respondToPut = (put, part) =>
      part === '1' ? crawl(put, 6) : puts.filter((one) => one === '2').length === 1 ? stall(put) : undefined
    const sent = send()
    await vi.advanceTimersByTimeAsync(INACTIVITY_TIMEOUT_MS + (PART_RETRY_DELAYS_MS[0] ?? 0))
    expect(puts).toEqual(['1', '2', '2'])
    await vi.runAllTimersAsync()
    expect(await sent).toEqual([
      { PartNumber: 1, ETag: '"slow"' },
      { PartNumber: 2, ETag: '"2"' },
    ])
    expect(puts).toEqual(['1', '2', '2'])
  })

  test('counts no resending as progress when all parts stall', async () => {
    respondToPut = stall
    void send().catch(() => {})
    await vi.advanceTimersByTimeAsync(INACTIVITY_TIMEOUT_MS - 1)
    watch.arm.mockReset()
    report.mockReset()
    await vi.advanceTimersByTimeAsync(1 + (PART_RETRY_DELAYS_MS[0] ?? 0))
    expect(puts).toEqual(['1', '2', '1', '2'])
    expect(watch.arm).not.toHaveBeenCalled()
    expect(report).not.toHaveBeenCalled()
  })

  test('re-signs a part’s URL after a lost response, as an expired URL may look like one', async () => {
    respondToPut = (_, part) =>
      part === '2' && puts.filter((one) => one === '2').length === 1
        ? Promise.reject(new ApiError(NO_RESPONSE))
        : undefined
    const sent = send()
    await vi.runAllTimersAsync()
    expect(await sent).toHaveLength(2)
    expect(sign.mock.calls).toEqual([[[1, 2]], [[2]]])
  })
})
