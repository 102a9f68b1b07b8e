import { act, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { changeLanguage } from '@/core/platform/i18n/i18n'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/bootstrap-of'

import { menuItemsAt } from './menus'
import { useMenu } from './use-menu'

const item = (conditions: object = {}) => ({ type: 'route', label: 'Popular', action: '/popular', ...conditions })

const guest = { guest_role: { id: 1, permissions: permissionsOf('music.view') } }
const member = { ...guest, user: { id: 5, roles: [{ id: 2 }], permissions: permissionsOf('music.play') } }
const subscriber = { ...guest, user: { ...member.user, subscriptions: [{ valid: true }] } }
const admin = { ...guest, user: { id: 6, roles: [{ id: 7 }], permissions: permissionsOf('admin') } }

const site = (visitor: object, items: object[], settings: object = {}) =>
  bootstrapOf({ ...visitor, settings: { ...settings, menus: [{ positions: ['footer'], items }] } })

const isShown = (visitor: object, conditions: object, settings?: object) =>
  menuItemsAt(site(visitor, [item(conditions)], settings), 'footer').length === 1

describe('an item is shown', () => {
  test.each([
    ['to everyone without conditions', guest, {}, true],
    ['not without an action', guest, { action: '' }, false],
    ['not with a null action', guest, { action: null }, false],
    ['to its roles', member, { roles: [2] }, true],
    ['only to all of its roles', member, { roles: [2, 7] }, false],
    ['to the guest role', guest, { roles: [1] }, true],
    ['not to members when it is for guests', member, { roles: [1] }, false],
    ['to those with the permission', member, { permissions: ['music.play'] }, true],
    ['only with all permissions', member, { permissions: ['music.play', 'music.download'] }, false],
    ['to administrators whatever the permission', admin, { permissions: ['music.download'] }, true],
    ['to administrators only in their roles', admin, { roles: [2] }, false],
    ['to subscribers', subscriber, { subscriptionStatus: 'subscribed' }, true],
    ['not to subscribers when it is to win some', subscriber, { subscriptionStatus: 'unsubscribed' }, false],
    ['to members without subscription', member, { subscriptionStatus: 'unsubscribed' }, true],
    ['to guests, who have no subscription', guest, { subscriptionStatus: 'unsubscribed' }, true],
    ['not to guests when it is for subscribers', guest, { subscriptionStatus: 'subscribed' }, false],
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
  ])('with condition %j and settings %j: %j', (conditions, settings, expected) => {
    expect(isShown(guest, { settings: conditions }, settings)).toBe(expected)
  })
})

describe('an item leads', () => {
  test.each([
    ['route', 'popular', 'route', '/popular'],
    ['route', 'http://dziesma.test/pages/about', 'route', '/pages/about'],
    ['customPage', '/pages/about', 'route', '/pages/about'],
    ['link', 'https://e.com', 'link', 'https://e.com/'],
    ['link', 'mailto:help@e.com', 'link', 'mailto:help@e.com'],
  ])('as %s %s to %s %s', (type, action, shownType, shownAction) => {
    const [shown] = menuItemsAt(site(guest, [item({ type, action })]), 'footer')
    expect(shown).toMatchObject({ type: shownType, action: shownAction })
  })

  test.each([
    ['route', '//e.com'],
    ['route', 'https://e.com'],
    ['link', 'javascript:alert(1)'],
  ])('nowhere as %s %s: it is not shown', (type, action) => {
    expect(isShown(guest, { type, action })).toBe(false)
  })
})

describe('a child', () => {
  const child = { ...guest, user: { id: 8, permissions: permissionsOf('family.open') } }

  test.each([
    ['route', '/pricing', false],
    ['link', 'http://dziesma.test/billing/change', true],
    ['link', 'http://dziesma.test/billing', false],
    ['route', '/1-par-1', false],
    ['customPage', 'checkout/44/2', false],
    ['route', '/popular', true],
  ])('is shown a %s to %s: %j', (type, action, expected) => {
    expect(isShown(child, { type, action })).toBe(expected)
    expect(isShown(member, { type, action })).toBe(true)
  })
})

test('a position shows the items of all its menus, in order', () => {
  const menus = [
    { positions: ['footer', 'sidebar-primary'], items: [item({ label: 'One' })] },
    { positions: ['mobile-bottom'], items: [item({ label: 'Two' })] },
    { positions: ['footer'], items: [item({ label: 'Three' })] },
  ]
  const bootstrap = bootstrapOf({ settings: { menus } })
  expect(menuItemsAt(bootstrap, 'footer').map(({ label }) => label)).toEqual(['One', 'Three'])
  expect(menuItemsAt(bootstrap, 'auth-dropdown')).toEqual([])
})

test('a menu follows the visitor and the language', async () => {
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
