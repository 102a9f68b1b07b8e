import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'

import { forgetUser } from '@/core/platform/session/user-leaves'

import { stored } from './local'

const queue = stored({ key: 'queue', schema: z.object({ ids: z.array(z.number()) }) })
const volume = stored({ key: 'volume', schema: z.number(), isDevicePreference: true })

beforeEach(() => localStorage.clear())

test('what was written is read back, under our prefix', () => {
  expect(queue.write({ ids: [1, 2] })).toBe(true)
  expect(queue.read()).toEqual({ ids: [1, 2] })
  expect(Object.keys(localStorage)).toEqual(['dziesma:queue'])
})

test.each([null, '', '{', 'null', '[1]', '{"ids":["1"]}'])('%j reads as undefined', (text) => {
  if (text !== null) localStorage.setItem('dziesma:queue', text)
  expect(queue.read()).toBeUndefined()
})

test('no text in storage makes reading throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      localStorage.setItem('dziesma:queue', text)
      expect(() => queue.read()).not.toThrow()
    }),
  )
})

test('a full storage answers false and keeps no stale value', () => {
  queue.write({ ids: [1] })
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(queue.write({ ids: [1, 2] })).toBe(false)
  expect(queue.read()).toBeUndefined()
})

test('a storage that is off is harmless', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError')
  })
  expect(queue.write({ ids: [1] })).toBe(false)
  expect(queue.read()).toBeUndefined()
  expect(() => {
    queue.remove()
    forgetUser()
  }).not.toThrow()
})

test('the leaving of the user removes what is ours but the device preferences', () => {
  queue.write({ ids: [1] })
  volume.write(0.5)
  localStorage.setItem('elsewhere', 'kept')
  forgetUser()
  expect(queue.read()).toBeUndefined()
  expect(volume.read()).toBe(0.5)
  expect(localStorage.getItem('elsewhere')).toBe('kept')
})

test.each([
  ['signs out', { userId: 5, isSignOut: true }, undefined, 6],
  ['is taken over from', { userId: 5, isSignOut: false }, 5, 6],
])('of a user who %s, what profiles find again stays or goes', (_, departure, own, other) => {
  const of = (profile: number | null) => stored({ key: 'song', schema: z.number(), profile })
  for (const profile of [5, 6]) of(profile).write(profile)
  forgetUser(departure)
  expect([of(5).read(), of(6).read(), of(null).read()]).toEqual([own, other, undefined])
})
