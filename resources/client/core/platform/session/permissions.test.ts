import { describe, expect, test } from 'vitest'

import {
  findPermission,
  hasPermission,
  hasRole,
  isBanned,
  isChildProfile,
  isOverQuota,
  isSubscribed,
  mustVerifyEmail,
  restrictionOf,
} from './permissions'
import { bootstrapOf, permissionsOf } from './testing/bootstrap-of'

const guestWithPermissions = (...names: string[]) =>
  bootstrapOf({ guest_role: { id: 1, permissions: permissionsOf(...names) } })
const userWith = (...names: string[]) =>
  bootstrapOf({
    user: { id: 5, roles: [{ id: 2 }], permissions: permissionsOf(...names) },
    guest_role: { id: 1, permissions: permissionsOf('music.view') },
  })

describe('hasPermission, findPermission and hasRole', () => {
  test.each([
    ['a guest has the permissions of the guest role', guestWithPermissions('music.view'), 'music.view', true],
    ['a guest has no others', guestWithPermissions('music.view'), 'music.play', false],
    ['a guest has no permissions without a guest role', bootstrapOf(), 'music.view', false],
    ['a user has their permissions', userWith('music.play'), 'music.play', true],
    ['a user does not have the permissions of the guest role', userWith('music.play'), 'music.view', false],
    ['admin implies all permissions', userWith('admin'), 'anything.at.all', true],
  ])('%s', (_, bootstrap, name, expected) => {
    expect(hasPermission(bootstrap, name)).toBe(expected)
  })

  test('findPermission finds a permission by name', () => {
    expect(findPermission(userWith('music.play'), 'music.play')?.name).toBe('music.play')
    expect(findPermission(userWith('admin'), 'music.play')).toBeUndefined()
  })

  test('hasRole compares ids, including the guest role’s', () => {
    expect(hasRole(guestWithPermissions(), 1)).toBe(true)
    expect(hasRole(userWith(), 1)).toBe(false)
    expect(hasRole(userWith(), 2)).toBe(true)
  })
})

describe('restrictionOf and isOverQuota', () => {
  const familyAdd = {
    name: 'family.add',
    restrictions: [
      { name: 'count', value: 3 },
      { name: 'free', value: null },
    ],
  }
  const parent = bootstrapOf({ user: { id: 5, permissions: [familyAdd] } })

  test('restrictionOf returns the value by permission and name, or null for unlimited', () => {
    expect(restrictionOf(parent, 'family.add', 'count')).toBe(3)
    expect(restrictionOf(parent, 'family.add', 'free')).toBeNull()
    expect(restrictionOf(parent, 'family.add', 'minutes')).toBeNull()
    expect(restrictionOf(parent, 'music.create', 'minutes')).toBeNull()
  })

  test('restrictionOf returns null for administrators', () => {
    const admin = bootstrapOf({ user: { id: 5, permissions: [familyAdd, { name: 'admin' }] } })
    expect(restrictionOf(admin, 'family.add', 'count')).toBeNull()
  })

  test.each([
    [3, 2, false],
    [3, 3, true],
    [3, 4, true],
    [0, 0, true],
    ['3', 3, true],
    ['3', 2, false],
    ['', 3, false],
    ['many', 3, false],
    [true, 3, false],
    [null, 3, false],
    [undefined, 3, false],
  ])('isOverQuota with restriction %j and count %d: %j', (restriction, count, expected) => {
    expect(isOverQuota(restriction, count)).toBe(expected)
  })
})

describe('isChildProfile, isSubscribed, isBanned and mustVerifyEmail', () => {
  test.each([
    [['family.open'], true],
    [['family.open', 'family.add'], false],
    [['family.add'], false],
    [[], false],
    [['family.open', 'admin'], false],
  ])('isChildProfile with %j: %j', (names, expected) => {
    expect(isChildProfile(userWith(...names))).toBe(expected)
    expect(isChildProfile(guestWithPermissions(...names))).toBe(false)
  })

  test.each([
    [{ child_with: 'children.mode' }, ['family.open'], false],
    [{ child_with: 'children.mode' }, ['children.mode'], true],
    [{ child_without: 'admin.access' }, ['family.open', 'family.add'], true],
    [{ child_without: 'admin.access' }, ['family.open', 'admin.access'], false],
    [{ child_with: '', child_without: null }, ['family.open'], true],
  ])('isChildProfile with the settings %j and the permissions %j: %j', (family, names, expected) => {
    const user = { id: 5, permissions: permissionsOf(...names) }
    expect(isChildProfile(bootstrapOf({ settings: { family }, user }))).toBe(expected)
  })

  test.each([
    ['no subscription', [], false],
    ['an ended subscription', [{ valid: false, active: true }], false],
    ['a subscription of unknown validity', [{ active: true }], false],
    ['a valid subscription among ended ones', [{ valid: false }, { valid: true }], true],
  ])('isSubscribed with %s: %s', (_, subscriptions, expected) => {
    expect(isSubscribed(bootstrapOf({ user: { id: 5, subscriptions } }).user)).toBe(expected)
  })

  test('isSubscribed and isBanned are false for a guest', () => {
    expect(isSubscribed(null)).toBe(false)
    expect(isBanned(null)).toBe(false)
  })

  test.each([
    [{ bans: [{ comment: 'Rude' }] }, true],
    [{ bans: [{ comment: null }], banned_at: null }, true],
    [{ bans: [] }, false],
    [{ bans: null, banned_at: null }, false],
    [{}, false],
    [{ banned_at: '2024-07-01T10:00:00.000000Z' }, true],
    [{ banned_at: '2024-07-01 10:00:00', bans: [] }, true],
    [{ banned_at: '', bans: [] }, false],
  ])('isBanned with %j: %j', (fields, expected) => {
    expect(isBanned(bootstrapOf({ user: { id: 5, ...fields } }).user)).toBe(expected)
  })

  test.each([
    [true, null, true],
    [true, false, true],
    [true, undefined, true],
    [true, '2024-07-01T10:00:00Z', false],
    [true, true, false],
    [false, null, false],
  ])('mustVerifyEmail when required %j and verified %j: %j', (required, email_verified_at, expected) => {
    const settings = { require_email_confirmation: required }
    expect(mustVerifyEmail(bootstrapOf({ settings, user: { id: 5, email_verified_at } }))).toBe(expected)
    expect(mustVerifyEmail(bootstrapOf({ settings }))).toBe(false)
  })
})
