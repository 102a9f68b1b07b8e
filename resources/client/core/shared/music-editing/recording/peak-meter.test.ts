import { afterEach, describe, expect, it, vi } from 'vitest'

import { openPeakMeter } from './peak-meter'

const SAMPLES = Float32Array.from([0.5, -0.75, 0.25, 0])

class FakeWorker extends EventTarget {
  static reply: 'answers' | 'fails' = 'answers'
  readonly terminate = vi.fn()
  constructor() {
    super()
    made.push(this)
    if (FakeWorker.reply === 'fails') queueMicrotask(() => this.dispatchEvent(new Event('error')))
  }
  postMessage(): void {
    if (FakeWorker.reply === 'answers') this.dispatchEvent(new MessageEvent('message', { data: [7] }))
  }
}
const made: FakeWorker[] = []

afterEach(() => {
  vi.unstubAllGlobals()
  made.length = 0
})

describe('openPeakMeter', () => {
  it('measures in a worker, and ends it', async () => {
    FakeWorker.reply = 'answers'
    vi.stubGlobal('Worker', FakeWorker)
    const meter = openPeakMeter()
    expect(await meter.peaksOf(SAMPLES, 2)).toEqual([7])
    expect(await meter.peaksOf(SAMPLES, 1)).toEqual([7])
    expect(made).toHaveLength(1)
    meter.close()
    expect(made[0]?.terminate).toHaveBeenCalled()
  })

  it('measures in the page once the worker has failed, also before the first sound', async () => {
    FakeWorker.reply = 'fails'
    vi.stubGlobal('Worker', FakeWorker)
    const meter = openPeakMeter()
    await Promise.resolve()
    expect(await meter.peaksOf(SAMPLES, 2)).toEqual([0.75, 0.25])
  })

  it('measures in the page where the browser refuses the worker', async () => {
    vi.stubGlobal('Worker', function refuse() {
      throw new DOMException('', 'SecurityError')
    })
    const meter = openPeakMeter()
    expect(await meter.peaksOf(SAMPLES, 2)).toEqual([0.75, 0.25])
    expect(() => meter.close()).not.toThrow()
  })
})
