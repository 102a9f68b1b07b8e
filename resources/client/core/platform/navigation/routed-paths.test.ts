import { beforeEach, describe, expect, test } from 'vitest'

import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { paths } from './paths'
import { postLoginPath } from './redirects'
import { hasScreen, setRoutedPatterns } from './routed-paths'

const table = [paths.home.pattern, paths.library.pattern, paths.notifications.pattern, paths.channel.pattern, '*']
const admin = bootstrapOf({
  user: { id: 9, permissions: permissionsOf('admin') },
  settings: { billing: { enable: true } },
})

describe('hasScreen', () => {
  beforeEach(() => setRoutedPatterns(table))

  test.each(['/', '/library/songs?order=name', '/notifications', '/jaunumi', '/genre/roks', '/administrators'])(
    'finds a screen for %s',
    (path) => {
      expect(hasScreen(path)).toBe(true)
    },
  )

  test.each(['/admin', '/admin/users', '/ADMIN/', '/pricing', '/checkout/1/2', '/1-par-1', '/no/such/place'])(
    'finds no screen for %s, which has no row',
    (path) => {
      expect(hasScreen(path)).toBe(false)
    },
  )

  test('finds the admin area when the table has a row for it', () => {
    setRoutedPatterns([...table, '/admin/*'])
    expect(['/admin', '/admin/users'].map(hasScreen)).toEqual([true, true])
  })
})

describe('postLoginPath', () => {
  beforeEach(() => setRoutedPatterns(table))

  test.each([
    ['home for administrators without an admin area', admin, {}, '/'],
    ['home when the redirect URI has no screen', { ...admin, redirectUri: '/admin/users' }, {}, '/'],
    [
      'to the secondary redirect URI first',
      { ...admin, redirectUri: '/admin', secondaryRedirectUri: '/library' },
      {},
      '/library',
    ],
    ['home when the return path has no screen', admin, { returnTo: '/billing' }, '/'],
    ['home when the site has no checkout', admin, { onboarding: { productId: 1, priceId: 2 } }, '/'],
  ])('leads %s', (_, bootstrap, arrival, expected) => {
    expect(postLoginPath(bootstrap, arrival)).toBe(expected)
  })

  test('leads administrators to the admin area when the table has a row for it', () => {
    setRoutedPatterns([...table, '/admin/*'])
    expect(postLoginPath(admin)).toBe('/admin')
  })
})
