import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { clearUserData } from '@/core/platform/session/user-data'

import { stored } from './local'

const queue = stored({ key: 'queue', schema: z.object({ ids: z.array(z.number()) }) })
const volume = stored({ key: 'volume', schema: z.number(), isDevicePreference: true })

beforeEach(() => localStorage.clear())

test('stored reads back a written value and prefixes its key', () => {
  expect(queue.write({ ids: [1, 2] })).toBe(true)
  expect(queue.read()).toEqual({ ids: [1, 2] })
  expect(Object.keys(localStorage)).toEqual(['dziesma:queue'])
})

test.each([null, '', '{', 'null', '[1]', '{"ids":["1"]}'])('stored reads %j as undefined', (text) => {
  if (text !== null) localStorage.setItem('dziesma:queue', text)
  expect(queue.read()).toBeUndefined()
})

test('stored never throws when reading, for any text', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('dziesma:queue', text)
      expect(() => queue.read()).not.toThrow()
    }),
  )
})

test('stored returns false and removes the old value when storage is full', () => {
  queue.write({ ids: [1] })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(queue.write({ ids: [1, 2] })).toBe(false)
  expect(queue.read()).toBeUndefined()
})

test('stored does not throw when storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError')
  })
  expect(queue.write({ ids: [1] })).toBe(false)
  expect(queue.read()).toBeUndefined()
  expect(() => {
    queue.remove()
    clearUserData()
  }).not.toThrow()
})

test('clearUserData removes everything of this site except device preferences', () => {
  queue.write({ ids: [1] })
  volume.write(0.5)
  localStorage.setItem('elsewhere', 'kept')
  clearUserData()
  expect(queue.read()).toBeUndefined()
  expect(volume.read()).toBe(0.5)
  expect(localStorage.getItem('elsewhere')).toBe('kept')
})

test.each([
  ['signs out', { userId: 5, isSignOut: true }, undefined, 6],
  ['is replaced', { userId: 5, isSignOut: false }, 5, 6],
])('clearUserData keeps or removes the profiles’ values when a user %s', (_, change, own, other) => {
  const of = (profile: number | null) => stored({ key: 'song', schema: z.number(), profile })
  for (const profile of [5, 6]) of(profile).write(profile)
  clearUserData(change)
  expect([of(5).read(), of(6).read(), of(null).read()]).toEqual([own, other, undefined])
})
