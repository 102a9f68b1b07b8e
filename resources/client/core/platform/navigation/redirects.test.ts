import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'

import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { chosenPlan, guestOnlyRedirect, loginPath, onboardingSelection, postLoginPath } from './redirects'

const userWith = (permissions: string[], sent: object = {}) =>
  bootstrapOf({ user: { id: 5, permissions: permissionsOf(...permissions) }, ...sent })

const member = (sent?: object) => userWith([], sent)
const billing = { settings: { billing: { enable: true } } }
const subscriber = bootstrapOf({ user: { id: 5, subscriptions: [{ id: 1, valid: true }] }, ...billing })
const onboarding = { productId: 44, priceId: 2, couponId: 9 }

beforeEach(() => localStorage.clear())

describe('postLoginPath', () => {
  test.each([
    ['home by default', member(), {}, '/'],
    ['the admin area for administrators', userWith(['admin']), {}, '/admin'],
    ['the admin area for users with access to it', userWith(['admin.access']), {}, '/admin'],
    ['the redirect URI of the site', member({ redirectUri: '/library' }), {}, '/library'],
    ['the redirect URI as an absolute URL', member({ redirectUri: 'http://dziesma.test/library' }), {}, '/library'],
    ['home for a foreign redirect URI', member({ redirectUri: 'https://e.com' }), {}, '/'],
    ['the return path', member({ redirectUri: '/library' }), { returnTo: '/news?page=2' }, '/news?page=2'],
    [
      'the redirect URI for a foreign return path',
      member({ redirectUri: '/library' }),
      { returnTo: '//e.com' },
      '/library',
    ],
    ['the checkout of the chosen plan', member(billing), { returnTo: '/news', onboarding }, '/checkout/44/2/9'],
    ['home for a chosen plan when billing is disabled', member(), { onboarding }, '/'],
    ['the plan change for a subscriber', subscriber, { onboarding }, '/change-plan/44/2/confirm/9'],
    ['home for a child, whatever plan was chosen', userWith(['family.open'], billing), { onboarding }, '/'],
  ])('returns %s', (_, bootstrap, arrival, expected) => {
    expect(postLoginPath(bootstrap, arrival)).toBe(expected)
  })
})

describe('guestOnlyRedirect', () => {
  test.each([
    [{}, '/login', '/'],
    [{ redirectUri: '/library' }, '/login', '/library'],
    [{ redirectUri: '/login', secondaryRedirectUri: '/library' }, '/login', '/library'],
    [{ redirectUri: '/login', secondaryRedirectUri: '/library' }, '/login/?email=a@b.lv', '/library'],
    [{ redirectUri: '/login', secondaryRedirectUri: '/register' }, '/login', '/'],
    [{ redirectUri: '/password/reset/x', secondaryRedirectUri: '/forgot-password' }, '/password/reset/x', '/'],
    [{ redirectUri: '/login' }, '/login', '/'],
    [{ redirectUri: '/login', secondaryRedirectUri: '/login' }, '/login', '/'],
    [{ redirectUri: '/login', secondaryRedirectUri: 'https://e.com' }, '/login', '/'],
    [{ redirectUri: '/library' }, '/login?returnTo=%2Fnotifications%3Fpage%3D2', '/notifications?page=2'],
    [{ redirectUri: '/library' }, '/login?returnTo=%2F%5Ce.com', '/library'],
    [{ secondaryRedirectUri: '/library' }, '/login?returnTo=%2Flogin%2F', '/'],
    [{ redirectUri: '/library' }, '/workspace/join/login?email=a@b.lv', '/library'],
    [
      { redirectUri: '/library', settings: { notifications: { integrated: true } } },
      '/workspace/join/login?email=a@b.lv',
      '/notifications',
    ],
    [
      { redirectUri: '/library', settings: { notifications: { integrated: true } } },
      '/workspace/join/login',
      '/library',
    ],
    [
      { settings: { notifications: { integrated: true } } },
      '/workspace/join/register?returnTo=%2Fworkspace%2Fjoin%2Fx',
      '/workspace/join/x',
    ],
  ])('redirects with %j from %s to %s', (sent, path, expected) => {
    expect(guestOnlyRedirect(member(sent), path)).toBe(expected)
  })
})

test.each(['/notifications', '/search/a%20b?tab=x&y=1', '/genre/r&b'])('loginPath leads back to %s', (path) => {
  expect(guestOnlyRedirect(member(), loginPath(path))).toBe(path)
})

test('loginPath encodes any path and email address', () => {
  const text = fc
    .array(fc.integer({ max: 0xffff, min: 1 }), { minLength: 1, maxLength: 20 })
    .map((units) => String.fromCharCode(...units))
  fc.assert(
    fc.property(text, text, (path, email) => {
      const { pathname, searchParams } = new URL(loginPath(path, email), 'http://dziesma.test')
      const carried = new URLSearchParams({ email }).get('email')?.replaceAll(/\p{Surrogate}/gu, '\uFFFD')
      expect([pathname, searchParams.get('email')]).toEqual(['/login', carried])
    }),
  )
  expect(loginPath('/', 'a@b.lv')).toBe('/login?email=a%40b.lv')
  expect(loginPath('/news', 'a@b.lv')).toBe('/login?returnTo=%2Fnews&email=a%40b.lv')
})

test('loginPath omits the return path for the home page', () => {
  expect(loginPath('/')).toBe('/login')
})

test('onboardingSelection reads and writes the chosen plan', () => {
  onboardingSelection.write({ productId: 44, priceId: 2 })
  expect(onboardingSelection.read()).toEqual({ productId: 44, priceId: 2 })
  localStorage.setItem('dziesma:onboarding', '{"productId":44}')
  expect(onboardingSelection.read()).toBeUndefined()
})

describe('chosenPlan', () => {
  test('keeps the plan of a parent, and forgets it for a child', () => {
    onboardingSelection.write(onboarding)
    expect(chosenPlan(member(billing))).toEqual(onboarding)
    expect(chosenPlan(userWith(['family.open'], billing))).toBeUndefined()
    expect(onboardingSelection.read()).toBeUndefined()
  })

  test('reads no storage for guests', () => {
    onboardingSelection.write(onboarding)
    expect(chosenPlan(bootstrapOf(billing))).toBeUndefined()
    expect(onboardingSelection.read()).toEqual(onboarding)
  })
})
