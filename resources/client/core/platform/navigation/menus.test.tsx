import { act, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { menuItemsAt, useMenu } from './menus'

const item = (conditions: object = {}) => ({ type: 'route', label: 'Popular', action: '/popular', ...conditions })

const guest = { guest_role: { id: 1, permissions: permissionsOf('music.view') } }
const member = { ...guest, user: { id: 5, roles: [{ id: 2 }], permissions: permissionsOf('music.play') } }
const subscriber = { ...guest, user: { ...member.user, subscriptions: [{ valid: true }] } }
const admin = { ...guest, user: { id: 6, roles: [{ id: 7 }], permissions: permissionsOf('admin') } }

const site = (visitor: object, items: object[], settings: object = {}) =>
  bootstrapOf({ ...visitor, settings: { ...settings, menus: [{ positions: ['footer'], items }] } })

const isShown = (visitor: object, conditions: object, settings?: object) =>
  menuItemsAt(site(visitor, [item(conditions)], settings), 'footer').length === 1

describe('menuItemsAt: conditions', () => {
  test.each([
    ['shows an item without conditions to everyone', guest, {}, true],
    ['hides an item without an action', guest, { action: '' }, false],
    ['hides an item with a null action', guest, { action: null }, false],
    ['shows an item to its roles', member, { roles: [2] }, true],
    ['requires all roles', member, { roles: [2, 7] }, false],
    ['shows an item to the guest role', guest, { roles: [1] }, true],
    ['hides a guest item from members', member, { roles: [1] }, false],
    ['shows an item to users with the permission', member, { permissions: ['music.play'] }, true],
    ['requires all permissions', member, { permissions: ['music.play', 'music.download'] }, false],
    ['shows an item with any permission to administrators', admin, { permissions: ['music.download'] }, true],
    ['hides an item of another role from administrators', admin, { roles: [2] }, false],
    ['shows an item for subscribers to them', subscriber, { subscriptionStatus: 'subscribed' }, true],
    ['hides an item for non-subscribers from subscribers', subscriber, { subscriptionStatus: 'unsubscribed' }, false],
    ['shows an item for non-subscribers to members without one', member, { subscriptionStatus: 'unsubscribed' }, true],
    ['shows an item for non-subscribers to guests', guest, { subscriptionStatus: 'unsubscribed' }, true],
    ['hides an item for subscribers from guests', guest, { subscriptionStatus: 'subscribed' }, false],
  ])('%s', (_, visitor, conditions, expected) => {
    expect(isShown(visitor, conditions)).toBe(expected)
  })

  test.each([
    [{ 'billing.enable': true }, { billing: { enable: true } }, true],
    [{ 'billing.enable': true }, {}, false],
    [{ 'billing.enable': false }, {}, true],
    [{ 'billing.enable': false }, { billing: { enable: true } }, false],
    [{ 'billing.enable': '1' }, { billing: { enable: true } }, true],
    [{ 'notif.subs.integrated': 'true' }, { notif: { subs: { integrated: 1 } } }, true],
    [{ 'homepage.type': 'channel' }, { homepage: { type: 'channel' } }, true],
    [{ 'homepage.type': 'channel' }, { homepage: { type: 'landingPage' } }, false],
    [{ 'homepage.value': '8' }, { homepage: { value: 8 } }, true],
    [{ 'later.release.key': 'x' }, { later: { release: { key: 'x' } } }, true],
    [{ 'constructor.name': 'Object' }, {}, false],
    [{ 'billing.enable': true, 'api.integrated': true }, { billing: { enable: true } }, false],
  ])('shows an item with condition %j and settings %j: %j', (conditions, settings, expected) => {
    expect(isShown(guest, { settings: conditions }, settings)).toBe(expected)
  })
})

describe('menuItemsAt: links', () => {
  test.each([
    ['route', 'popular', 'route', '/popular'],
    ['route', 'http://dziesma.test/pages/about', 'route', '/pages/about'],
    ['customPage', '/pages/about', 'route', '/pages/about'],
    ['link', 'https://e.com', 'link', 'https://e.com/'],
    ['link', 'mailto:help@e.com', 'link', 'mailto:help@e.com'],
  ])('converts %s %s to %s %s', (type, action, shownType, shownAction) => {
    const [visibleItem] = menuItemsAt(site(guest, [item({ type, action })]), 'footer')
    expect(visibleItem).toMatchObject({ type: shownType, action: shownAction })
  })

  test.each([
    ['route', '//e.com'],
    ['route', 'https://e.com'],
    ['link', 'javascript:alert(1)'],
  ])('hides the unsafe %s %s', (type, action) => {
    expect(isShown(guest, { type, action })).toBe(false)
  })
})

describe('menuItemsAt: children', () => {
  const child = { ...guest, user: { id: 8, permissions: permissionsOf('family.open') } }

  test.each([
    ['route', '/pricing', false],
    ['link', 'http://dziesma.test/billing/change', true],
    ['link', 'http://dziesma.test/billing', false],
    ['route', '/1-par-1', false],
    ['customPage', 'checkout/44/2', false],
    ['route', '/popular', true],
  ])('shows a child a %s to %s: %j', (type, action, expected) => {
    expect(isShown(child, { type, action })).toBe(expected)
    expect(isShown(member, { type, action })).toBe(true)
  })
})

test('menuItemsAt returns the items of all menus at a position, in order', () => {
  const menus = [
    { positions: ['footer', 'sidebar-primary'], items: [item({ label: 'One' })] },
    { positions: ['mobile-bottom'], items: [item({ label: 'Two' })] },
    { positions: ['footer'], items: [item({ label: 'Three' })] },
  ]
  const bootstrap = bootstrapOf({ settings: { menus } })
  expect(menuItemsAt(bootstrap, 'footer').map(({ label }) => label)).toEqual(['One', 'Three'])
  expect(menuItemsAt(bootstrap, 'auth-dropdown')).toEqual([])
})

test('useMenu follows the visitor and the language', async () => {
  const Footer = () => useMenu('footer').map(({ label }) => <p key={label}>{label}</p>)
  const items = [item(), item({ label: 'Mine', roles: [2] })]
  setBootstrap(site(guest, items))
  render(<Footer />)
  expect(screen.queryByText('Mine')).toBeNull()

  act(() => setBootstrap(site(member, items)))
  expect(screen.getByText('Mine')).toBeDefined()

  await act(() => changeLanguage('lv', { Popular: 'Populārais' }))
  expect(screen.getByText('Populārais')).toBeDefined()
})
