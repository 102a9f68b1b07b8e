import { describe, expect, it } from 'vitest'

import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

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

describe('familyLimit', () => {
  it.each([
    ['a number', parent(3), 3],
    ['a number as text', parent('3'), 3],
    ['none', parent(0), 0],
    ['no limit', parent(), null],
    ['an empty limit', parent(''), null],
    ['text that is not a number', parent('many'), null],
    ['anything, for administrators', admin, null],
  ])('reads %s', (_, bootstrap, limit) => {
    expect(familyLimit(bootstrap)).toBe(limit)
  })
})

describe('hasRoom', () => {
  it.each([
    [3, 2, true],
    [3, 3, false],
    [3, 4, false],
    [0, 0, false],
    [undefined, 500, true],
  ])('compares a limit of %s with %i profiles and returns %s', (limit, count, expected) => {
    expect(hasRoom(parent(limit), count)).toBe(expected)
  })
})

describe('mayEdit', () => {
  it.each([
    ['allows its parent', parent(), LAURA, true],
    ['rejects another parent', parent(), 9, false],
    ['rejects a profile without a family', parent(), null, false],
    ['rejects a profile whose family the server withholds', parent(), undefined, false],
    ['allows an administrator', admin, LAURA, true],
  ])('%s', (_, bootstrap, parent_id, expected) => {
    expect(mayEdit(bootstrap, { parent_id })).toBe(expected)
  })
})

describe('suspensionOf', () => {
  it.each([
    [[], undefined],
    [[{ comment: 'Loud at night' }, { comment: 'Again' }], { reason: 'Loud at night' }],
    [[{ comment: null }], { reason: null }],
    [[{}], { reason: null }],
  ])('reads the reason from the first of the bans %j', (bans, suspension) => {
    expect(suspensionOf({ bans })).toEqual(suspension)
  })

  it('returns no reason for a suspension without bans', () => {
    expect(suspensionOf({ bans: [], banned_at: '2026-07-01T10:00:00.000000Z' })).toEqual({ reason: null })
  })
})

describe('awaitsConfirmation', () => {
  it.each([
    [true, null, true],
    [true, '2026-01-01', false],
    [true, true, false],
    [false, null, false],
  ])(
    'maps the requirement %s and the confirmation %s to %s',
    (require_email_confirmation, email_verified_at, expected) => {
      expect(awaitsConfirmation(bootstrapOf({ settings: { require_email_confirmation } }), { email_verified_at })).toBe(
        expected,
      )
    },
  )
})
