import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'

import { toast, toastStore, toastTime } from './toast-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  toast.close()
  vi.useRealTimers()
})

const shown = () => toastStore.get()?.message

test.each([
  ['positive', 5000],
  ['danger', 8000],
] as const)('a %s toast stays %d ms', (type, duration) => {
  toast[type]('Saved')
  vi.advanceTimersByTime(duration - 1)
  expect(toastStore.get()).toMatchObject({ type, message: 'Saved' })
  vi.advanceTimersByTime(1)
  expect(toastStore.get()).toBeNull()
})

test('a loading toast stays until it is told how things went', () => {
  const id = toast.loading('Saving')
  vi.advanceTimersByTime(3_600_000)
  expect(shown()).toBe('Saving')
  toast.positive('Saved', { id })
  expect(toastStore.get()).toEqual({ id, type: 'positive', message: 'Saved', action: undefined })
  vi.advanceTimersByTime(5000)
  expect(toastStore.get()).toBeNull()
})

test('a new toast replaces the one before, and has its own full time', () => {
  toast.positive('First')
  vi.advanceTimersByTime(4999)
  toast.positive('Second')
  vi.advanceTimersByTime(4999)
  expect(shown()).toBe('Second')
  vi.advanceTimersByTime(1)
  expect(toastStore.get()).toBeNull()
})

test('a loading toast that replaces a timed one does not inherit its end', () => {
  toast.positive('First')
  toast.loading('Saving')
  vi.advanceTimersByTime(60_000)
  expect(shown()).toBe('Saving')
})

it('gives every toast an id of its own', () => {
  expect(toast.positive('First')).not.toBe(toast.positive('Second'))
})

it('closes only the toast it is asked to close', () => {
  const first = toast.positive('First')
  const second = toast.positive('Second')
  toast.close(first)
  expect(shown()).toBe('Second')
  toast.close(second)
  expect(toastStore.get()).toBeNull()
})

it('does not hold the next toast after one was closed under a resting pointer', () => {
  toast.positive('First')
  toastTime.pause()
  toast.close()
  toast.positive('Second')
  vi.advanceTimersByTime(5000)
  expect(toastStore.get()).toBeNull()
})
