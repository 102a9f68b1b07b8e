import { describe, expect, it } from 'vitest'

import { createFaults, type Fault, faultSchema } from './faults'

const fault = (own: object): Fault => faultSchema.parse({ kind: 'status', status: 503, ...own })

const applied = (faults: ReturnType<typeof createFaults>, calls: string[]) =>
  calls.map((name) => faults.trigger(name).length)

describe('createFaults', () => {
  it('applies a fault to its endpoint or to every endpoint', () => {
    const faults = createFaults()
    faults.set([fault({ endpoint: 'auth.login' }), fault({})])
    expect(applied(faults, ['auth.login', 'tracks.show'])).toEqual([2, 1])
  })

  it('removes a fault after the given number of times', () => {
    const faults = createFaults()
    faults.set([fault({ times: 2 })])
    expect(applied(faults, ['a', 'b', 'c'])).toEqual([1, 1, 0])
    expect(faults.list()).toEqual([])
  })

  it('applies a flaky fault to every nth call only', () => {
    const faults = createFaults()
    faults.set([fault({ endpoint: 'a', every: 3, times: 2 })])
    expect(applied(faults, ['a', 'b', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a'])).toEqual([0, 0, 0, 1, 0, 0, 1, 0, 0, 0])
  })

  it('replaces earlier faults instead of adding to them', () => {
    const faults = createFaults()
    faults.set([fault({})])
    faults.set([])
    expect(faults.trigger('a')).toEqual([])
  })
})

describe('faultSchema', () => {
  it.each([
    { kind: 'status', status: 500 },
    {
      kind: 'status',
      status: 423,
      endpoint: 'auth.login',
      body: { message: 'Confirm', errors: {} },
      headers: { 'Retry-After': '3' },
    },
    { kind: 'delay', ms: 300, every: 2 },
    { kind: 'timeout' },
    { kind: 'network', times: 1 },
    { kind: 'truncated' },
    { kind: 'html' },
    { kind: 'wrongShape' },
    { kind: 'empty', body: 'list' },
  ])('accepts a $kind fault', (json) => {
    expect(faultSchema.parse(json)).toEqual({ endpoint: '*', ...json })
  })

  it.each([
    { kind: 'status', status: 200 },
    { kind: 'status' },
    { kind: 'delay' },
    { kind: 'delay', ms: -1 },
    { kind: 'network', times: 0 },
    { kind: 'network', often: 2 },
    { kind: 'earthquake' },
    {},
  ])('rejects %j', (json) => {
    expect(faultSchema.safeParse(json).success).toBe(false)
  })
})
