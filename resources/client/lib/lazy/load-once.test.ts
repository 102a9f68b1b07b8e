import { expect, it, vi } from 'vitest'

import { loadOnce } from './load-once'

it('loads once, for all callers', async () => {
  const load = vi.fn(() => Promise.resolve('part'))
  const loadPart = loadOnce(load)
  expect([await loadPart(), await loadPart()]).toEqual(['part', 'part'])
  expect(load).toHaveBeenCalledOnce()
})

it('rejects for all who wait for a failed load, and tries again at the next call', async () => {
  const load = vi.fn(() => Promise.resolve('part')).mockRejectedValueOnce(new Error('offline'))
  const loadPart = loadOnce(load)
  const results = await Promise.allSettled([loadPart(), loadPart()])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await loadPart()).toBe('part')
  expect(load).toHaveBeenCalledTimes(2)
})
