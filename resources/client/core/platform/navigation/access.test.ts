import { describe, expect, test } from 'vitest'

import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { decideAccess, type Decision, type Visit } from './access'
import { type Access, memberPermission, permission } from './access-rule'
import { campaignPaths } from './paths'

const guest_role = { id: 1, permissions: permissionsOf('music.view') }

const visitors = {
  guest: { guest_role },
  'guest without music.view': { guest_role: { id: 1, permissions: [] } },
  member: { guest_role, user: { id: 5, permissions: permissionsOf('music.view') } },
  subscriber: {
    guest_role,
    user: { id: 6, permissions: permissionsOf('music.view'), subscriptions: [{ valid: true }] },
  },
  parent: { guest_role, user: { id: 7, permissions: permissionsOf('music.view', 'family.open', 'family.add') } },
  child: { guest_role, user: { id: 8, permissions: permissionsOf('music.view', 'family.open') } },
  admin: { guest_role, user: { id: 9, permissions: permissionsOf('admin') } },
}
type Visitor = keyof typeof visitors

/** Pages of the spec's route table, one for each kind of access. */
const pages: Record<string, Access> = {
  '/': permission('music.view'),
  '/login': 'guestOnly',
  '/register': 'guestOnly',
  '/pricing': 'everyone',
  '/checkout/44/2': 'loggedIn',
  '/change-plan/44/2/confirm': 'loggedIn',
  '/billing': 'loggedIn',
  '/account-settings': 'loggedIn',
  '/account-settings/new': permission('family.add'),
  '/notifications?page=2': 'loggedIn',
  '/1-par-1': 'everyone',
  '/admin': permission('admin.access'),
}

const allow = { kind: 'allow' }
const notFound = { kind: 'notFound' }
const to = (path: string) => ({ kind: 'redirect', to: path })

const visit = (visitor: Visitor, path: string, settings: object = {}, bootstrap: object = {}): Visit => ({
  bootstrap: bootstrapOf({ ...visitors[visitor], settings, ...bootstrap }),
  path,
  isAppearanceEditor: false,
})

const decide = (visitor: Visitor, path: string, settings?: object, bootstrap?: object): Decision =>
  decideAccess(pages[path] ?? 'everyone', visit(visitor, path, settings, bootstrap))

describe('decideAccess: pages and visitors', () => {
  const login = (path: string) => to(`/login?returnTo=${encodeURIComponent(path)}`)
  const guests = (decision: object) => ({ guest: decision, 'guest without music.view': decision })
  const child = to('/account-settings')

  /** Decision for most visitors, and the exceptions. */
  const table: [path: string, most: object, others: Partial<Record<Visitor, object>>][] = [
    ['/', allow, { 'guest without music.view': to('/login') }],
    ['/login', to('/'), { ...guests(allow), admin: to('/admin') }],
    ['/register', to('/'), { ...guests(allow), admin: to('/admin') }],
    ['/pricing', allow, { child }],
    ['/1-par-1', allow, { child }],
    ['/checkout/44/2', allow, { ...guests(login('/checkout/44/2')), child }],
    ['/change-plan/44/2/confirm', allow, { ...guests(login('/change-plan/44/2/confirm')), child }],
    ['/billing', allow, { ...guests(login('/billing')), child }],
    ['/account-settings', allow, guests(login('/account-settings'))],
    ['/notifications?page=2', allow, guests(login('/notifications?page=2'))],
  ]
  const cases = table.flatMap(([path, most, others]) =>
    (Object.keys(visitors) as Visitor[]).map((visitor) => ({ path, visitor, decision: others[visitor] ?? most })),
  )

  test.each(cases)('$path for $visitor: $decision.kind $decision.to', ({ path, visitor, decision }) => {
    expect(decide(visitor, path)).toEqual(decision)
  })
})

describe('decideAccess: missing permission', () => {
  const path = '/account-settings/new'

  test.each([
    ['guest', false, to(`/login?returnTo=${encodeURIComponent(path)}`)],
    ['guest', true, to(`/login?returnTo=${encodeURIComponent(path)}`)],
    ['member', false, notFound],
    ['member', true, to('/pricing?for=family.add')],
    ['subscriber', false, notFound],
    ['subscriber', true, notFound],
    ['child', true, to('/account-settings')],
    ['parent', true, allow],
    ['admin', true, allow],
  ] as const)('%s, billing enabled %j: %j', (visitor, enable, decision) => {
    expect(decide(visitor, path, { billing: { enable } })).toEqual(decision)
  })
})

describe('decideAccess: memberPermission', () => {
  const library = memberPermission('music.view')
  const cases: [Visitor | 'member without music.view', object, Decision][] = [
    ['guest', {}, { kind: 'redirect', to: '/login?returnTo=%2Flibrary' }],
    ['member', {}, { kind: 'allow' }],
    ['admin', {}, { kind: 'allow' }],
    ['member without music.view', { user: { id: 5 } }, { kind: 'notFound' }],
  ]

  test.each(cases)('decides for %s', (visitor, bootstrap, decision) => {
    const known = visitor === 'member without music.view' ? 'member' : visitor
    expect(decideAccess(library, visit(known, '/library', {}, bootstrap))).toEqual(decision)
  })
})

describe('decideAccess: suspended user', () => {
  const user = { id: 5, bans: [{ comment: 'Spam' }], email_verified_at: null, permissions: permissionsOf('admin') }

  test.each(Object.keys(pages))('shows only the suspension at %s', (path) => {
    expect(decide('member', path, {}, { user, settings: { require_email_confirmation: true } })).toEqual({
      kind: 'suspended',
    })
  })
})

describe('decideAccess: unverified email address', () => {
  const user = { id: 5, email_verified_at: null, permissions: permissionsOf('admin') }
  const unverified = (settings: object) => ({ settings, user })

  test.each(Object.keys(pages))('shows only the verification at %s', (path) => {
    expect(decide('member', path, {}, unverified({ require_email_confirmation: true }))).toEqual({
      kind: 'verifyEmail',
    })
  })

  test('allows access when the site does not require verification', () => {
    expect(decide('member', '/notifications?page=2', {}, unverified({}))).toEqual(allow)
  })
})

describe('decideAccess: single rules', () => {
  test.each(campaignPaths)('redirects a child from %s to the account settings', (path) => {
    expect(decide('child', path)).toEqual(to('/account-settings'))
    expect(decide('child', `${path}/?utm=x#top`)).toEqual(to('/account-settings'))
  })

  test.each(['/PRICING', '/%70ricing', '/pricing/', '/Checkout/44/2/9', '/billing?x'])(
    'redirects a child from another spelling of a shop URL: %s',
    (path) => {
      expect(decide('child', path)).toEqual(to('/account-settings'))
    },
  )

  test('allows a path that only starts like a shop path', () => {
    expect(decide('child', '/pricing-history')).toEqual(allow)
  })

  test.each(['/register', '/workspace/join/register', '/register?email=a@b.lv'])(
    'redirects %s to the sign-in page when registration is disabled',
    (path) => {
      expect(decide('guest', path, { registration: { disable: true } })).toEqual(to('/login'))
      expect(decide('guest', path)).toEqual(allow)
    },
  )

  test('lets administrators preview guest pages in the appearance editor', () => {
    expect(decideAccess('guestOnly', { ...visit('admin', '/login'), isAppearanceEditor: true })).toEqual(allow)
  })

  test('redirects to the checkout of the chosen plan after sign-in', () => {
    const onboarding = { productId: 44, priceId: 2 }
    const redirectedVisit = { ...visit('member', '/login', { billing: { enable: true } }), onboarding }
    expect(decideAccess('guestOnly', redirectedVisit)).toEqual(to('/checkout/44/2'))
  })

  test('redirects from home to the checkout of the chosen plan after a verification in another tab', () => {
    const onboarding = { productId: 44, priceId: 2 }
    const home = { ...visit('member', '/', { billing: { enable: true } }), onboarding }
    expect(decideAccess('everyone', home)).toEqual(to('/checkout/44/2'))
    expect(decideAccess('everyone', { ...home, path: '/album/2' })).toEqual({ kind: 'allow' })
    expect(decideAccess('everyone', { ...home, isAppearanceEditor: true })).toEqual({ kind: 'allow' })
  })
})

describe('decideAccess: redirects', () => {
  const redirectUris = ['', '/login', '/register', '/pricing', '/admin', 'https://e.com/']
  const switches = [false, true]

  /** Follows the redirects from a page as the router does. */
  function settle(path: string, visitDetails: Omit<Visit, 'path'>): Decision {
    let decision: Decision = to(path) as Decision
    for (let step = 0; decision.kind === 'redirect'; step += 1) {
      if (step > 5) throw new Error(`Redirect loop: ${path} leads to ${decision.to}`)
      const here = decision.to
      decision = decideAccess(pages[here.split('?')[0] ?? ''] ?? pages[here] ?? 'everyone', {
        ...visitDetails,
        path: here,
      })
    }
    return decision
  }

  const sites = redirectUris.flatMap((redirectUri) =>
    redirectUris.flatMap((secondaryRedirectUri) =>
      switches.flatMap((enable) =>
        switches.map((disable) => {
          const settings = { billing: { enable }, registration: { disable } }
          return { redirectUri, secondaryRedirectUri, settings }
        }),
      ),
    ),
  )
  const starts = [...Object.keys(pages), '/login?returnTo=/login?returnTo=/login', '/login?returnTo=%2Fadmin']

  test.each(Object.keys(visitors) as Visitor[])('never loop for %s, from any page and with any settings', (visitor) => {
    for (const { settings, ...uris } of sites) {
      const currentVisit = visit(visitor, '', settings, uris)
      const ends = starts.map((path) => settle(path, currentVisit).kind)
      expect(ends.filter((kind) => kind !== 'allow' && kind !== 'notFound')).toEqual([])
    }
  })
})
