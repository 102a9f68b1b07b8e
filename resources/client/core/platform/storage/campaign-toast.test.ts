import fc from 'fast-check'
import { beforeEach, expect, it, vi } from 'vitest'

import { consumeCampaignToast } from './campaign-toast'

beforeEach(() => localStorage.clear())

const take = (stored: string) => {
  localStorage.setItem('toast', stored)
  return consumeCampaignToast()
}

it.each([
  ['Piedāvājums ir beidzies', 'Piedāvājums ir beidzies'],
  ['"Piedāvājums ir beidzies"', 'Piedāvājums ir beidzies'],
  ['{"message":" Piedāvājums ir beidzies "}', 'Piedāvājums ir beidzies'],
  ['{"message":"Vēlāk","type":"danger"}', 'Vēlāk'],
  ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('returns the message of %j', (stored, message) => {
  expect(take(stored)).toBe(message)
})

it.each([
  '',
  '  ',
  '""',
  '{',
  '"open',
  '[1',
  'null',
  'true',
  '12',
  '["Vēlāk"]',
  '{}',
  '{"message":""}',
  '{"message":{"toString":"x"}}',
  '{"__proto__":{"message":"Vēlāk"}}',
  '{"constructor":{"message":"Vēlāk"}}',
  'x'.repeat(301),
  JSON.stringify({ message: 'x'.repeat(301) }),
])('drops %j', (stored) => {
  expect(take(stored)).toBeUndefined()
  expect(localStorage.getItem('toast')).toBeNull()
})

it('returns a message once', () => {
  expect(take('Vēlāk')).toBe('Vēlāk')
  expect(consumeCampaignToast()).toBeUndefined()
})

it('never throws, and returns short text or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ maxLength: 600 }), fc.json()), (stored) => {
      expect(take(stored)?.length ?? 1).toSatisfy((length: number) => length >= 1 && length <= 300)
    }),
  )
})

it('returns nothing when storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('off', 'SecurityError')
  })
  expect(consumeCampaignToast()).toBeUndefined()
})
