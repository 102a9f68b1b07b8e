import { describe, expect, it } from 'vitest'

import { createFaults, faultSchema } from './faults'
import type { Fault } from './faults'

const fault = (own: object): Fault => faultSchema.parse({ kind: 'status', status: 503, ...own })

const strikes = (faults: ReturnType<typeof createFaults>, calls: string[]) =>
  calls.map((name) => faults.strike(name).length)

describe('faults', () => {
  it('strike their endpoint, or every one', () => {
    const faults = createFaults()
    faults.set([fault({ endpoint: 'auth.login' }), fault({})])
    expect(strikes(faults, ['auth.login', 'tracks.show'])).toEqual([2, 1])
  })

  it('strike so often, then are gone', () => {
    const faults = createFaults()
    faults.set([fault({ times: 2 })])
    expect(strikes(faults, ['a', 'b', 'c'])).toEqual([1, 1, 0])
    expect(faults.list()).toEqual([])
  })

  it('strike every nth call only when they are flaky', () => {
    const faults = createFaults()
    faults.set([fault({ endpoint: 'a', every: 3, times: 2 })])
    expect(strikes(faults, ['a', 'b', 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'a'])).toEqual([0, 0, 0, 1, 0, 0, 1, 0, 0, 0])
  })

  it('are replaced, not added', () => {
    const faults = createFaults()
    faults.set([fault({})])
    faults.set([])
    expect(faults.strike('a')).toEqual([])
  })
})

describe('a fault from JSON', () => {
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
  ])('may be $kind', (json) => {
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
  ])('may not be %j', (json) => {
    expect(faultSchema.safeParse(json).success).toBe(false)
  })
})
