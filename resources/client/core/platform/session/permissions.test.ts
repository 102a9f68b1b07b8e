import { describe, expect, test } from 'vitest'

import { bootstrapOf, permissionsOf } from './bootstrap-of'
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

const guestWith = (...names: string[]) => bootstrapOf({ guest_role: { id: 1, permissions: permissionsOf(...names) } })
const userWith = (...names: string[]) =>
  bootstrapOf({
    user: { id: 5, roles: [{ id: 2 }], permissions: permissionsOf(...names) },
    guest_role: { id: 1, permissions: permissionsOf('music.view') },
  })

describe('permissions', () => {
  test.each([
    ['a guest has those of the guest role', guestWith('music.view'), 'music.view', true],
    ['a guest has no others', guestWith('music.view'), 'music.play', false],
    ['without a guest role a guest has none', bootstrapOf(), 'music.view', false],
    ['a user has their own', userWith('music.play'), 'music.play', true],
    ['a user does not have those of the guest role', userWith('music.play'), 'music.view', false],
    ['admin implies all', userWith('admin'), 'anything.at.all', true],
  ])('%s', (_, bootstrap, name, expected) => {
    expect(hasPermission(bootstrap, name)).toBe(expected)
  })

  test('a permission is found by its name', () => {
    expect(findPermission(userWith('music.play'), 'music.play')?.name).toBe('music.play')
    expect(findPermission(userWith('admin'), 'music.play')).toBeUndefined()
  })

  test('roles are known by id, the guest role too', () => {
    expect(hasRole(guestWith(), 1)).toBe(true)
    expect(hasRole(userWith(), 1)).toBe(false)
    expect(hasRole(userWith(), 2)).toBe(true)
  })
})

describe('restrictions', () => {
  const familyAdd = {
    name: 'family.add',
    restrictions: [
      { name: 'count', value: 3 },
      { name: 'free', value: null },
    ],
  }
  const parent = bootstrapOf({ user: { id: 5, permissions: [familyAdd] } })

  test('a value is found by permission and name; none means unlimited', () => {
    expect(restrictionOf(parent, 'family.add', 'count')).toBe(3)
    expect(restrictionOf(parent, 'family.add', 'free')).toBeNull()
    expect(restrictionOf(parent, 'family.add', 'minutes')).toBeNull()
    expect(restrictionOf(parent, 'music.create', 'minutes')).toBeNull()
  })

  test('nothing restricts an administrator', () => {
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
  ])('with restriction %j a count of %d is over quota: %j', (restriction, count, expected) => {
    expect(isOverQuota(restriction, count)).toBe(expected)
  })
})

describe('kinds of users', () => {
  test.each([
    [['family.open'], true],
    [['family.open', 'family.add'], false],
    [['family.add'], false],
    [[], false],
    [['family.open', 'admin'], false],
  ])('with %j a user is a child profile: %j', (names, expected) => {
    expect(isChildProfile(userWith(...names))).toBe(expected)
    expect(isChildProfile(guestWith(...names))).toBe(false)
  })

  test.each([
    [{ child_with: 'children.mode' }, ['family.open'], false],
    [{ child_with: 'children.mode' }, ['children.mode'], true],
    [{ child_without: 'admin.access' }, ['family.open', 'family.add'], true],
    [{ child_without: 'admin.access' }, ['family.open', 'admin.access'], false],
    [{ child_with: '', child_without: null }, ['family.open'], true],
  ])('where the site knows children by %j, %j: %j', (family, names, expected) => {
    const user = { id: 5, permissions: permissionsOf(...names) }
    expect(isChildProfile(bootstrapOf({ settings: { family }, user }))).toBe(expected)
  })

  test.each([
    ['no subscription', [], false],
    ['an ended one', [{ valid: false, active: true }], false],
    ['one of unknown validity', [{ active: true }], false],
    ['a valid one among ended ones', [{ valid: false }, { valid: true }], true],
  ])('%s: %s', (_, subscriptions, expected) => {
    expect(isSubscribed(bootstrapOf({ user: { id: 5, subscriptions } }).user)).toBe(expected)
  })

  test('a guest is not subscribed and not banned', () => {
    expect(isSubscribed(null)).toBe(false)
    expect(isBanned(null)).toBe(false)
  })

  test.each([
    [[{ comment: 'Rude' }], true],
    [[], false],
    [undefined, false],
  ])('with bans %j a user is banned: %j', (bans, expected) => {
    expect(isBanned(bootstrapOf({ user: { id: 5, bans } }).user)).toBe(expected)
  })

  test.each([
    [true, null, true],
    [true, false, true],
    [true, undefined, true],
    [true, '2024-07-01T10:00:00Z', false],
    [true, true, false],
    [false, null, false],
  ])('confirmation required %j, verified %j: must verify %j', (required, email_verified_at, expected) => {
    const settings = { require_email_confirmation: required }
    expect(mustVerifyEmail(bootstrapOf({ settings, user: { id: 5, email_verified_at } }))).toBe(expected)
    expect(mustVerifyEmail(bootstrapOf({ settings }))).toBe(false)
  })
})
