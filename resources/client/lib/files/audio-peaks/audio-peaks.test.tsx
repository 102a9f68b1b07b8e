import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { audioPeaks } from './audio-peaks'
import type { ToWorker } from './peaks-messages'

const RECORDING = new Blob(['sound'])
/** Peaks of what the decoder below returns. */
const BY_PAGE = [0.5, 1]

const decodeAudioData = vi.fn(() =>
  Promise.resolve({ sampleRate: 500, getChannelData: () => Float32Array.from([0.25, -0.5, 1, 0]) }),
)

type Received = Partial<ToWorker>

/** A worker that answers each message with those of `respond`. */
function stubWorker(respond: (worker: EventTarget, message: Received) => void) {
  const terminate = vi.fn()
  class FakeWorker extends EventTarget {
    readonly terminate = terminate
    readonly postMessage = (message: Received) => queueMicrotask(() => respond(this, message))
  }
  vi.stubGlobal('Worker', FakeWorker)
  return terminate
}

const say = (worker: EventTarget, data: unknown) => worker.dispatchEvent(new MessageEvent('message', { data }))
const breakDown = (worker: EventTarget) => worker.dispatchEvent(new Event('error'))

beforeEach(() => {
  decodeAudioData.mockClear()
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      readonly decodeAudioData = decodeAudioData
    },
  )
})

afterEach(() => void vi.useRealTimers())

describe('audioPeaks', () => {
  it('decodes what the worker cuts, and returns what it measures', async () => {
    const terminate = stubWorker((worker, message) => {
      say(worker, 'samples' in message ? { peaks: [0.75] } : { piece: new ArrayBuffer(5), isWhole: true })
    })
    expect(await audioPeaks(RECORDING, 1)).toEqual([0.75])
    expect(decodeAudioData).toHaveBeenCalledOnce()
    expect(terminate).toHaveBeenCalledOnce()
  })

  it('measures on the page without workers', async () => {
    expect(await audioPeaks(RECORDING, 2)).toEqual(BY_PAGE)
  })

  it('measures on the page where the policy refuses the worker', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new DOMException('Refused', 'SecurityError')
        }
      },
    )
    expect(await audioPeaks(RECORDING, 2)).toEqual(BY_PAGE)
  })

  it('measures on the page after the worker has broken down at the start or in the middle', async () => {
    stubWorker(breakDown)
    expect(await audioPeaks(RECORDING, 2)).toEqual(BY_PAGE)
    const terminate = stubWorker((worker, message) =>
      'samples' in message ? breakDown(worker) : say(worker, { piece: new ArrayBuffer(5), isWhole: true }),
    )
    expect(await audioPeaks(RECORDING, 2)).toEqual(BY_PAGE)
    expect(terminate).toHaveBeenCalledOnce()
  })

  it('throws when the decoder does not respond', async () => {
    vi.useFakeTimers()
    decodeAudioData.mockReturnValueOnce(new Promise(() => {}))
    const measuring = audioPeaks(RECORDING, 2).catch(String)
    await vi.runAllTimersAsync()
    expect(await measuring).toContain('does not respond')
  })

  it('throws what the worker or the decoder refuses, without another try', async () => {
    const terminate = stubWorker((worker) => say(worker, { failure: 'too large' }))
    await expect(audioPeaks(RECORDING, 2)).rejects.toThrow('too large')
    stubWorker((worker) => say(worker, { piece: new ArrayBuffer(5), isWhole: true }))
    decodeAudioData.mockRejectedValueOnce(new Error('no sound'))
    await expect(audioPeaks(RECORDING, 2)).rejects.toThrow('no sound')
    expect(decodeAudioData).toHaveBeenCalledOnce()
    expect(terminate).toHaveBeenCalledOnce()
  })

  it('ends the worker when the signal aborts', async () => {
    const stopping = new AbortController()
    const terminate = stubWorker(() => stopping.abort())
    await expect(audioPeaks(RECORDING, 2, stopping.signal)).rejects.toThrow('abort')
    expect(terminate).toHaveBeenCalledOnce()
    await expect(audioPeaks(RECORDING, 2, stopping.signal)).rejects.toThrow('abort')
    expect(decodeAudioData).not.toHaveBeenCalled()
  })

  it('measures on the page after the worker was silent, and starts no other', async () => {
    vi.useFakeTimers()
    vi.resetModules()
    const page = await import('./audio-peaks')
    stubWorker(() => {})
    const measuring = page.audioPeaks(RECORDING, 2)
    await vi.runAllTimersAsync()
    expect(await measuring).toEqual(BY_PAGE)
    const start = vi.fn()
    vi.stubGlobal('Worker', start)
    expect(await page.audioPeaks(RECORDING, 2)).toEqual(BY_PAGE)
    expect(start).not.toHaveBeenCalled()
  })
})
