import { describe, expect, test } from 'vitest'

import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { adCode, isBelowContent } from './ad-code'
import { MAX_TOP_HEIGHT } from './ad-slot'
import { MAX_WIDTHS } from './advertisement'

const ads = { general_top: '<p>Top</p>', album_above: '' }
const member = { id: 5, permissions: permissionsOf('music.view') }

describe('AdSlot', () => {
  test.each([
    ['a guest', {}, '<p>Top</p>'],
    ['a member', { user: member }, '<p>Top</p>'],
    ['a user whose subscription has ended', { user: { ...member, subscriptions: [{ valid: false }] } }, '<p>Top</p>'],
    ['a subscriber', { user: { ...member, subscriptions: [{ valid: true }] } }, null],
    ['a child', { user: { id: 8, permissions: permissionsOf('family.open') } }, null],
  ])('selects the code at the top for %s', (_, visitor, code) => {
    expect(adCode(bootstrapOf({ settings: { ads }, ...visitor }), 'general_top')).toBe(code)
  })

  test('shows nothing when ads are disabled or the placement has no code', () => {
    expect(adCode(bootstrapOf({ settings: { ads: { ...ads, disable: true } } }), 'general_top')).toBeNull()
    expect(adCode(bootstrapOf({ settings: { ads } }), 'album_above')).toBeNull()
    expect(adCode(bootstrapOf({ settings: { ads } }), 'artist_top')).toBeNull()
    expect(adCode(bootstrapOf(), 'general_top')).toBeNull()
  })

  test('uses the sizes in the spec', () => {
    expect([MAX_TOP_HEIGHT, MAX_WIDTHS.artist_top, MAX_WIDTHS.artist_bottom]).toEqual([150, 1000, 430])
    expect((['general_top', 'artist_top', 'album_above'] as const).some(isBelowContent)).toBe(false)
  })
})
