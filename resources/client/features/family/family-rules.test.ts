import { describe, expect, it } from 'vitest'

import { bootstrapOf } from '@/core/platform/session/bootstrap-of'

import { awaitsConfirmation, familyLimit, hasRoom, mayEdit, suspensionOf } from './family-rules'

const LAURA = 8

const parent = (count?: unknown) =>
  bootstrapOf({
    user: {
      id: LAURA,
      permissions: [{ name: 'family.add', restrictions: count === undefined ? [] : [{ name: 'count', value: count }] }],
    },
  })
const admin = bootstrapOf({
  user: {
    id: 1,
    permissions: [{ name: 'admin' }, { name: 'family.add', restrictions: [{ name: 'count', value: 1 }] }],
  },
})

describe('how many profiles a family may have', () => {
  it.each([
    ['a number', parent(3), 3],
    ['a number as text', parent('3'), 3],
    ['none', parent(0), 0],
    ['no limit', parent(), null],
    ['an empty limit', parent(''), null],
    ['what is no number', parent('many'), null],
    ['anything, for administrators', admin, null],
  ])('%s', (_, bootstrap, limit) => {
    expect(familyLimit(bootstrap)).toBe(limit)
  })

  it.each([
    [3, 2, true],
    [3, 3, false],
    [3, 4, false],
    [0, 0, false],
    [undefined, 500, true],
  ])('of %s, with %i there is room: %s', (limit, count, expected) => {
    expect(hasRoom(parent(limit), count)).toBe(expected)
  })
})

describe('a profile is changed', () => {
  it.each([
    ['by its parent', parent(), LAURA, true],
    ['by another parent', parent(), 9, false],
    ['by nobody, if it is in no family', parent(), null, false],
    ['by nobody, if its family is not told', parent(), undefined, false],
    ['by an administrator', admin, LAURA, true],
  ])('%s', (_, bootstrap, parent_id, expected) => {
    expect(mayEdit(bootstrap, { parent_id })).toBe(expected)
  })
})

it.each([
  [[], undefined],
  [[{ comment: 'Loud at night' }, { comment: 'Again' }], { reason: 'Loud at night' }],
  [[{ comment: null }], { reason: null }],
  [[{}], { reason: null }],
])('of the bans %j the first is the reason', (bans, suspension) => {
  expect(suspensionOf({ bans })).toEqual(suspension)
})

it.each([
  [true, null, true],
  [true, '2026-01-01', false],
  [true, true, false],
  [false, null, false],
])(
  'where mails confirm addresses (%s), one confirmed at %s is waited for: %s',
  (require_email_confirmation, email_verified_at, expected) => {
    expect(awaitsConfirmation(bootstrapOf({ settings: { require_email_confirmation } }), { email_verified_at })).toBe(
      expected,
    )
  },
)
