import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, NO_RESPONSE } from '@/core/platform/api/api-error'
import { toastStore } from '@/core/shared/toasts/toast-store'

import { createOptimisticSet, type Membership } from './optimistic-set'

type PendingResponse = { resolve: () => void; reject: (error: Error) => void }

/** A set of numbers and a server that responds when `respond` is called. */
function openSet(known: number[] = []) {
  const calls: string[][] = []
  const pending: PendingResponse[] = []
  const send = (changes: Membership<number>[]) => {
    calls.push(changes.map(({ item, isIn }) => `${isIn ? '+' : '-'}${item}`))
    return new Promise<void>((resolve, reject) => void pending.push({ resolve, reject }))
  }
  const refetch = () => {
    calls.push(['read'])
    return new Promise<void>((resolve, reject) => void pending.push({ resolve, reject }))
  }
  const set = createOptimisticSet<number>({ keyOf: String, wasIn: (item) => known.includes(item), send, refetch })
  const respond = async (error?: Error) => {
    const next = pending.shift()
    if (error) next?.reject(error)
    else next?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { set, calls, respond }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  toastStore.set(null)
  vi.useRealTimers()
})

describe('createOptimisticSet: put', () => {
  it('shows and sends a change immediately', () => {
    const { set, calls } = openSet()
    set.put([1], true)
    expect(set.has(1)).toBe(true)
    expect(calls).toEqual([['+1']])
  })

  it('sends nothing when nothing changes', () => {
    const { set, calls } = openSet([1])
    set.put([1], true)
    set.put([2], false)
    expect(calls).toEqual([])
  })

  it('combines changes made during a request into the next one; the last change of an item wins', async () => {
    const { set, calls, respond } = openSet([9])
    set.put([1], true)
    set.put([1], false)
    set.put([2], true)
    set.put([9], false)
    set.put([3], true)
    set.put([3], false)
    expect([1, 2, 3, 9].map((item) => set.has(item))).toEqual([false, true, false, false])
    expect(calls).toHaveLength(1)
    await respond()
    expect(calls).toEqual([['+1'], ['-1', '+2', '-9']])
    await respond()
    expect(calls).toHaveLength(2)
  })
})

describe('createOptimisticSet: refusal', () => {
  const refusal = new ApiError(422, { message: 'Too many likes.' })

  it('rolls back the change and shows the server’s message', async () => {
    const { set, respond } = openSet()
    set.put([1], true)
    await respond(refusal)
    expect(set.has(1)).toBe(false)
    expect(toastStore.get()).toMatchObject({ type: 'danger', message: 'Too many likes.' })
  })

  it('sends a later change of the refused item', async () => {
    const { set, calls, respond } = openSet()
    set.put([1], true)
    set.put([1], false)
    set.put([1], true)
    await respond(refusal)
    expect(set.has(1)).toBe(true)
    expect(calls).toEqual([['+1'], ['+1']])
    await respond()
    expect(set.has(1)).toBe(true)
  })

  it('announces no refusal after the user has changed', async () => {
    const { set, respond } = openSet()
    set.put([1], true)
    set.forget()
    await respond(refusal)
    expect(set.has(1)).toBe(false)
    expect(toastStore.get()).toBeNull()
  })
})

describe('createOptimisticSet: lost response', () => {
  const lostResponse = new ApiError(NO_RESPONSE)

  it('refetches the set before sending later changes', async () => {
    const known: number[] = []
    const { set, calls, respond } = openSet(known)
    set.put([1], true)
    await respond(lostResponse)
    expect(calls).toEqual([['+1'], ['read']])
    set.put([2], true)
    set.put([1], true)
    known.push(1)
    set.renew()
    await respond()
    expect(calls).toEqual([['+1'], ['read'], ['+2']])
    expect([set.has(1), set.has(2)]).toEqual([true, true])
  })

  it('rolls back the change when the refetch fails too', async () => {
    const { set, calls, respond } = openSet()
    set.put([1], true)
    await respond(lostResponse)
    await respond(lostResponse)
    expect(set.has(1)).toBe(false)
    set.put([1], true)
    expect(calls).toEqual([['+1'], ['read'], ['+1']])
  })
})

it('createOptimisticSet shows and sends nothing of the previous user after a user change', async () => {
  const { set, calls, respond } = openSet()
  set.put([1], true)
  set.put([2], true)
  set.forget()
  await respond()
  expect([set.has(1), set.has(2)]).toEqual([false, false])
  expect(calls).toEqual([['+1']])
})

it('renew() of createOptimisticSet switches to the refetched set and keeps unsent changes', async () => {
  const known = [1]
  const { set, calls, respond } = openSet(known)
  set.put([1], false)
  await respond()
  set.put([2], true)
  set.renew()
  expect([set.has(1), set.has(2)]).toEqual([true, true])
  await respond()
  set.put([3], true)
  expect(calls).toEqual([['-1'], ['+2'], ['+3']])
})

it('createOptimisticSet notifies subscribers of each change', () => {
  const { set } = openSet()
  const listener = vi.fn<() => void>()
  set.subscribe(listener)
  const before = set.snapshot()
  set.put([1], true)
  expect(listener).toHaveBeenCalledOnce()
  expect(set.snapshot()).not.toBe(before)
})

it('createOptimisticSet ends with the same set on the server and never sends a redundant change', async () => {
  const change = fc.record({ item: fc.integer({ min: 0, max: 4 }), isIn: fc.boolean(), hasResponse: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      fc.array(change, { maxLength: 20 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 4 })),
      async (changes, known) => {
        const { set, calls, respond } = openSet(known)
        for (const { item, isIn, hasResponse } of changes) {
          set.put([item], isIn)
          if (hasResponse) await respond()
        }
        for (let round = 0; round < 3; round++) await respond()
        const server = new Set(known)
        for (const sent of calls.flat()) {
          const item = Number(sent.slice(1))
          expect(server.has(item)).toBe(sent.startsWith('-'))
          if (sent.startsWith('+')) server.add(item)
          else server.delete(item)
        }
        expect([0, 1, 2, 3, 4].filter((item) => set.has(item))).toEqual([...server].toSorted((a, b) => a - b))
      },
    ),
    { numRuns: 50 },
  )
})
