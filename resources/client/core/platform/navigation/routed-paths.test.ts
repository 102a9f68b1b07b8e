import { beforeEach, describe, expect, test } from 'vitest'

import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { paths } from './paths'
import { postLoginPath } from './redirects'
import { hasScreen, setRoutedPatterns } from './routed-paths'

const { home, library, admin, channel } = paths
const table = [home, library, admin, channel].map(({ pattern }) => pattern)
const administrator = bootstrapOf({
  user: { id: 9, permissions: permissionsOf('admin') },
  settings: { billing: { enable: true } },
})

beforeEach(() => setRoutedPatterns([...table, '*']))

describe('hasScreen', () => {
  test.each(['/', '/library/songs?order=name', '/admin', '/ADMIN/', '/admin/users/3', '/jaunumi', '/genre/roks'])(
    'finds a screen for %s',
    (path) => expect(hasScreen(path)).toBe(true),
  )

  test.each(['/checkout/1/2', '/no/such/place'])('finds no screen for %s, which has no row', (path) =>
    expect(hasScreen(path)).toBe(false),
  )
})

describe('postLoginPath', () => {
  test.each([
    ['administrators to the admin area', administrator, {}, '/admin'],
    [
      'to the secondary redirect URI when the first has no screen',
      { ...administrator, redirectUri: '/no/such/place', secondaryRedirectUri: '/library' },
      {},
      '/library',
    ],
    ['past a return path without a screen', administrator, { returnTo: '/no/such/place' }, '/admin'],
    [
      'past a checkout that the site does not have',
      administrator,
      { onboarding: { productId: 1, priceId: 2 } },
      '/admin',
    ],
  ])('leads %s', (_, bootstrap, arrival, expected) => {
    expect(postLoginPath(bootstrap, arrival)).toBe(expected)
  })
})
