import { describe, expect, test } from 'vitest'

import { bootstrapOf, permissionsOf } from '@/core/platform/session/bootstrap-of'

import { adCode, isBelowContent } from './ad-code'
import { TOP_HEIGHT } from './ad-slot'
import { AD_WIDTHS } from './advertisement'

const ads = { general_top: '<p>Top</p>', album_above: '' }
const member = { id: 5, permissions: permissionsOf('music.view') }

describe('an advertisement', () => {
  test.each([
    ['a guest', {}, '<p>Top</p>'],
    ['a member', { user: member }, '<p>Top</p>'],
    ['one whose subscription has ended', { user: { ...member, subscriptions: [{ valid: false }] } }, '<p>Top</p>'],
    ['a subscriber', { user: { ...member, subscriptions: [{ valid: true }] } }, null],
    ['a child', { user: { id: 8, permissions: permissionsOf('family.open') } }, null],
  ])('of the top, for %s: %j', (_, visitor, code) => {
    expect(adCode(bootstrapOf({ settings: { ads }, ...visitor }), 'general_top')).toBe(code)
  })

  test('is nobody’s where they are switched off, or the place has none', () => {
    expect(adCode(bootstrapOf({ settings: { ads: { ...ads, disable: true } } }), 'general_top')).toBeNull()
    expect(adCode(bootstrapOf({ settings: { ads } }), 'album_above')).toBeNull()
    expect(adCode(bootstrapOf({ settings: { ads } }), 'artist_top')).toBeNull()
    expect(adCode(bootstrapOf(), 'general_top')).toBeNull()
  })

  test('is as large as the specification says', () => {
    expect([TOP_HEIGHT, AD_WIDTHS.artist_top, AD_WIDTHS.artist_bottom]).toEqual([150, 1000, 430])
    expect((['general_top', 'artist_top', 'album_above'] as const).some(isBelowContent)).toBe(false)
  })
})
