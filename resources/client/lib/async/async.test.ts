import { describe, expect, it, vi } from 'vitest'

import { createLatest } from './latest'
import { createSerialQueue } from './serial-queue'
import { shareRunning } from './share-running'

describe('shareRunning', () => {
  it('shares one run between concurrent calls, and runs again afterwards', async () => {
    const work = vi.fn(() => Promise.resolve({}))
    const run = shareRunning(work)
    const [first, second] = await Promise.all([run(), run()])
    expect(first).toBe(second)
    expect(await run()).not.toBe(first)
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('runs again after a failure', async () => {
    const run = shareRunning(vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('done'))
    await expect(run()).rejects.toThrow('offline')
    expect(await run()).toBe('done')
  })
})

describe('createSerialQueue', () => {
  it('runs work in order, one at a time, also after a failure', async () => {
    const steps: string[] = []
    const enqueue = createSerialQueue()
    const work = (name: string) => async () => {
      steps.push(`${name} begins`)
      await Promise.resolve()
      steps.push(`${name} ends`)
      if (name === 'first') throw new Error(name)
      return name
    }
    const first = enqueue(work('first'))
    const second = enqueue(work('second'))
    await expect(first).rejects.toThrow('first')
    expect(await second).toBe('second')
    expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends'])
  })
})

describe('createLatest', () => {
  it('aborts the previous task when the next one starts', () => {
    const latest = createLatest()
    const first = latest.start()
    const second = latest.start()
    expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false])
    expect(latest.signal()).toBe(second.signal)
    latest.abort()
    expect(second.signal.aborted).toBe(true)
  })
})
