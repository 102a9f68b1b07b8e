import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { ApiError, NO_ANSWER } from '@/core/platform/api/api-error'
import { toastStore } from '@/core/shared/toasts/toast-store'

import { createOptimisticSet, type Membership } from './optimistic-set'

type Answer = { resolve: () => void; reject: (error: Error) => void }

/** A set of numbers, and a server that answers when it is told to. */
function openSet(known: number[] = []) {
  const calls: string[][] = []
  const answers: Answer[] = []
  const send = (changes: Membership<number>[]) => {
    calls.push(changes.map(({ item, isIn }) => `${isIn ? '+' : '-'}${item}`))
    return new Promise<void>((resolve, reject) => void answers.push({ resolve, reject }))
  }
  const readAnew = () => {
    calls.push(['read'])
    return new Promise<void>((resolve, reject) => void answers.push({ resolve, reject }))
  }
  const set = createOptimisticSet<number>({ keyOf: String, wasIn: (item) => known.includes(item), send, readAnew })
  const answer = async (error?: Error) => {
    const next = answers.shift()
    if (error) next?.reject(error)
    else next?.resolve()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { set, calls, answer }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  toastStore.set(null)
  vi.useRealTimers()
})

describe('a press', () => {
  it('is shown and sent at once', () => {
    const { set, calls } = openSet()
    set.put([1], true)
    expect(set.has(1)).toBe(true)
    expect(calls).toEqual([['+1']])
  })

  it('that changes nothing asks nothing of the server', () => {
    const { set, calls } = openSet([1])
    set.put([1], true)
    set.put([2], false)
    expect(calls).toEqual([])
  })

  it('during a call waits for it, and goes with all others of that time; of one thing the last press wins', async () => {
    const { set, calls, answer } = openSet([9])
    set.put([1], true)
    set.put([1], false)
    set.put([2], true)
    set.put([9], false)
    set.put([3], true)
    set.put([3], false)
    expect([1, 2, 3, 9].map((item) => set.has(item))).toEqual([false, true, false, false])
    expect(calls).toHaveLength(1)
    await answer()
    expect(calls).toEqual([['+1'], ['-1', '+2', '-9']])
    await answer()
    expect(calls).toHaveLength(2)
  })
})

describe('a refusal', () => {
  const refusal = new ApiError(422, { message: 'Too many likes.' })

  it('takes the press back, with the words of the server', async () => {
    const { set, answer } = openSet()
    set.put([1], true)
    await answer(refusal)
    expect(set.has(1)).toBe(false)
    expect(toastStore.get()).toMatchObject({ type: 'danger', message: 'Too many likes.' })
  })

  it('leaves a later press of the same thing its own try', async () => {
    const { set, calls, answer } = openSet()
    set.put([1], true)
    set.put([1], false)
    set.put([1], true)
    await answer(refusal)
    expect(set.has(1)).toBe(true)
    expect(calls).toEqual([['+1'], ['+1']])
    await answer()
    expect(set.has(1)).toBe(true)
  })

  it('of somebody who has left is not told', async () => {
    const { set, answer } = openSet()
    set.put([1], true)
    set.forget()
    await answer(refusal)
    expect(set.has(1)).toBe(false)
    expect(toastStore.get()).toBeNull()
  })
})

describe('an answer that is lost', () => {
  const lost = new ApiError(NO_ANSWER)

  it('has it asked what is in, before later presses are sent', async () => {
    const known: number[] = []
    const { set, calls, answer } = openSet(known)
    set.put([1], true)
    await answer(lost)
    expect(calls).toEqual([['+1'], ['read']])
    set.put([2], true)
    set.put([1], true)
    known.push(1)
    set.renew()
    await answer()
    expect(calls).toEqual([['+1'], ['read'], ['+2']])
    expect([set.has(1), set.has(2)]).toEqual([true, true])
  })

  it('takes the press back where that cannot be asked either', async () => {
    const { set, calls, answer } = openSet()
    set.put([1], true)
    await answer(lost)
    await answer(lost)
    expect(set.has(1)).toBe(false)
    set.put([1], true)
    expect(calls).toEqual([['+1'], ['read'], ['+1']])
  })
})

it('nothing of one who left is shown or sent for the next', async () => {
  const { set, calls, answer } = openSet()
  set.put([1], true)
  set.put([2], true)
  set.forget()
  await answer()
  expect([set.has(1), set.has(2)]).toEqual([false, false])
  expect(calls).toEqual([['+1']])
})

it('what the server tells anew counts, but for what is on its way to it', async () => {
  const known = [1]
  const { set, calls, answer } = openSet(known)
  set.put([1], false)
  await answer()
  set.put([2], true)
  set.renew()
  expect([set.has(1), set.has(2)]).toEqual([true, true])
  await answer()
  set.put([3], true)
  expect(calls).toEqual([['-1'], ['+2'], ['+3']])
})

it('tells of each change', () => {
  const { set } = openSet()
  const listener = vi.fn<() => void>()
  set.subscribe(listener)
  const before = set.snapshot()
  set.put([1], true)
  expect(listener).toHaveBeenCalledOnce()
  expect(set.snapshot()).not.toBe(before)
})

it('the server ends with what is shown, and is never told what it knows', async () => {
  const press = fc.record({ item: fc.integer({ min: 0, max: 4 }), isIn: fc.boolean(), isAnswered: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(
      fc.array(press, { maxLength: 20 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 4 })),
      async (presses, known) => {
        const { set, calls, answer } = openSet(known)
        for (const { item, isIn, isAnswered } of presses) {
          set.put([item], isIn)
          if (isAnswered) await answer()
        }
        for (let round = 0; round < 3; round++) await answer()
        const server = new Set(known)
        for (const change of calls.flat()) {
          const item = Number(change.slice(1))
          expect(server.has(item)).toBe(change.startsWith('-'))
          if (change.startsWith('+')) server.add(item)
          else server.delete(item)
        }
        expect([0, 1, 2, 3, 4].filter((item) => set.has(item))).toEqual([...server].toSorted((a, b) => a - b))
      },
    ),
    { numRuns: 50 },
  )
})
