import { afterEach, beforeEach, expect, it, test, vi } from 'vitest'

import { toast, toastStore, toastTimer } from './toast-store'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  toast.close()
  vi.useRealTimers()
})

const currentMessage = () => toastStore.get()?.message

test.each([
  ['positive', 5000],
  ['danger', 8000],
] as const)('closes a %s toast after %d ms', (type, duration) => {
  toast[type]('Saved')
  vi.advanceTimersByTime(duration - 1)
  expect(toastStore.get()).toMatchObject({ type, message: 'Saved' })
  vi.advanceTimersByTime(1)
  expect(toastStore.get()).toBeNull()
})

test('keeps a loading toast until it is updated', () => {
  const id = toast.loading('Saving')
  vi.advanceTimersByTime(3_600_000)
  expect(currentMessage()).toBe('Saving')
  toast.positive('Saved', { id })
  expect(toastStore.get()).toEqual({ id, type: 'positive', message: 'Saved', action: undefined })
  vi.advanceTimersByTime(5000)
  expect(toastStore.get()).toBeNull()
})

test('replaces the previous toast and restarts the timer', () => {
  toast.positive('First')
  vi.advanceTimersByTime(4999)
  toast.positive('Second')
  vi.advanceTimersByTime(4999)
  expect(currentMessage()).toBe('Second')
  vi.advanceTimersByTime(1)
  expect(toastStore.get()).toBeNull()
})

test('keeps a loading toast that replaces a timed one', () => {
  toast.positive('First')
  toast.loading('Saving')
  vi.advanceTimersByTime(60_000)
  expect(currentMessage()).toBe('Saving')
})

it('gives every toast a unique id', () => {
  expect(toast.positive('First')).not.toBe(toast.positive('Second'))
})

it('closes only the toast with the given id', () => {
  const first = toast.positive('First')
  const second = toast.positive('Second')
  toast.close(first)
  expect(currentMessage()).toBe('Second')
  toast.close(second)
  expect(toastStore.get()).toBeNull()
})

it('starts the next toast’s timer after a hovered toast was closed', () => {
  toast.positive('First')
  toastTimer.pause()
  toast.close()
  toast.positive('Second')
  vi.advanceTimersByTime(5000)
  expect(toastStore.get()).toBeNull()
})
