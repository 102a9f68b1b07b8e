import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'

import type { Decision } from '@/core/platform/navigation/access'
import { campaignPaths } from '@/core/platform/navigation/paths'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { activeRoutes } from './active-routes'
import { decideRow } from './decide-row'

const guest_role = { id: 1, permissions: permissionsOf('music.view') }
const account = (id: number, names: string[], own: object = {}) => ({
  guest_role,
  user: { id, permissions: permissionsOf('music.view', ...names), ...own },
})

const visitors = {
  guest: { guest_role },
  user: account(2, []),
  subscriber: account(3, [], { subscriptions: [{ valid: true }] }),
  pastDue: account(4, [], { subscriptions: [{ valid: false, past_due: true }] }),
  parent: account(5, ['family.open', 'family.add'], { subscriptions: [{ valid: true }] }),
  child: account(6, ['family.open']),
  admin: account(7, ['admin']),
  unverified: account(8, ['family.open'], { email_verified_at: null }),
}
type Visitor = keyof typeof visitors
type Site = { billing: boolean; isRegistrationClosed: boolean }

function decide(visitor: Visitor, path: string, { billing, isRegistrationClosed }: Site): Decision {
  const bootstrap = bootstrapOf({
    ...visitors[visitor],
    settings: {
      billing: { enable: billing },
      registration: { disable: isRegistrationClosed },
      require_email_confirmation: visitor === 'unverified',
    },
  })
  const rows = activeRoutes(bootstrap, false).map((row) => ({ path: row.path, handle: row }))
  const row = matchRoutes(rows, path)?.[0]?.route.handle
  if (!row) throw new Error(`No row for ${path}`)
  return decideRow(row, { bootstrap, path, isAppearanceEditor: false })
}

/** Text of a decision: `ok`, `404`, `verify`, or the path of the redirect. */
const textOf = (decision: Decision): string =>
  decision.kind === 'redirect' ? decision.to : (texts[decision.kind] ?? decision.kind)

const texts: Partial<Record<Decision['kind'], string>> = { allow: 'ok', notFound: '404', verifyEmail: 'verify' }

/** Decision for most visitors, and the exceptions. */
type Row = { most: string } & Partial<Record<Visitor, string>>

const NEW_PROFILE = '/account-settings/new'
const signIn = (path: string) => ({ guest: `/login?returnTo=${encodeURIComponent(path)}` })
const child = '/account-settings'
const closed: Row = { most: '404' }
const isFamily = { parent: 'ok', admin: 'ok' }
const familyPlans = '/pricing?for=family.add'

/** Decisions of the spec's section 2, "Redirects": on a site that sells plans, and on one that does not. */
const table: [path: string, selling: Row, notSelling: Row][] = [
  ...['/pricing', '/pricing?for=music.download', ...campaignPaths].map((path): [string, Row, Row] => [
    path,
    { most: 'ok', child },
    closed,
  ]),
  ...['/billing', '/checkout/44/4401', '/checkout/44/4401/5', '/change-plan/44/4401/confirm'].map(
    (path): [string, Row, Row] => [path, { most: 'ok', child, ...signIn(path) }, closed],
  ),
  [child, { most: 'ok', ...signIn(child) }, { most: 'ok', ...signIn(child) }],
  [
    NEW_PROFILE,
    { most: familyPlans, subscriber: '404', child, ...isFamily, ...signIn(NEW_PROFILE) },
    { most: '404', ...isFamily, ...signIn(NEW_PROFILE) },
  ],
  ['/login', { most: '/', guest: 'ok', admin: '/admin' }, { most: '/', guest: 'ok', admin: '/admin' }],
  ['/no/such/place', { most: 'ok' }, { most: 'ok' }],
]

describe.each([true, false])('decideRow on a site that sells plans: %j', (billing) => {
  const cases = table.flatMap(([path, selling, notSelling]) =>
    (Object.keys(visitors) as Visitor[]).map((visitor) => {
      const row = billing ? selling : notSelling
      return { path, visitor, expected: visitor === 'unverified' ? 'verify' : (row[visitor] ?? row.most) }
    }),
  )

  it.each(cases)('decides for $visitor at $path: $expected', ({ path, visitor, expected }) => {
    for (const isRegistrationClosed of [true, false])
      expect(textOf(decide(visitor, path, { billing, isRegistrationClosed }))).toBe(expected)
  })

  it.each([
    ['guest', true, '/login'],
    ['guest', false, 'ok'],
    ['user', true, '/login'],
    ['user', false, '/'],
    ['child', true, '/login'],
    ['child', false, '/'],
  ] as const)('decides for %s at /register, closed %j: %s', (visitor, isRegistrationClosed, expected) => {
    for (const path of ['/register', '/workspace/join/register'])
      expect(textOf(decide(visitor, path, { billing, isRegistrationClosed }))).toBe(expected)
  })
})
