import { describe, expect, it } from 'vitest'

import { backendSite } from '../../tools/dev/backend-site'
import { isScreenRequest, isViteUrl } from '../../tools/dev/development-tags'

const site = backendSite(new URL('https://music.example/shop/'))

describe('backendSite', () => {
  it.each([
    ['XSRF-TOKEN=a%3D; path=/shop; domain=.music.example; secure; samesite=none', 'XSRF-TOKEN=a%3D; Path=/'],
    [
      'session=b; Expires=Wed, 01 Jan 2031 00:00:00 GMT; Max-Age=7200; path=/; httponly; samesite=lax',
      'session=b; Expires=Wed, 01 Jan 2031 00:00:00 GMT; Max-Age=7200; httponly; samesite=lax; Path=/',
    ],
    ['domain=kept; Partitioned; Secure', 'domain=kept; Path=/'],
  ])('rewrites cookies for the development host: %s', (sent, expected) => expect(site.localCookie(sent)).toBe(expected))

  it('rewrites referers to the backend’s own URLs', () => {
    expect(site.refererFor('http://127.0.0.1:5173/artist/1/x?q=1')).toBe('https://music.example/shop/artist/1/x')
    expect(site.refererFor(undefined)).toBe('https://music.example/shop/')
    expect(site.refererFor('nonsense')).toBe('https://music.example/shop/')
  })

  it('rewrites redirects within the site, and leaves others alone', () => {
    expect(site.localLocation('https://music.example/shop/login')).toBe('/login')
    expect(site.localLocation('https://accounts.example/oauth')).toBe('https://accounts.example/oauth')
    expect(site.localLocation('/login')).toBe('/login')
  })
})

describe('routing of a development request', () => {
  const html = 'text/html,application/xhtml+xml'

  it.each(['/', '/artist/1/x', '/admin/users?page=2', '/secured'])('serves a screen from the client: %s', (url) => {
    expect(isScreenRequest('GET', url, html)).toBe(true)
    expect(isViteUrl(url)).toBe(false)
  })

  it.each(['/api/v1/tracks/1', '/secure/auth/social/google/login', '/auth/x', '/storage/a', '/favicon/icon.png'])(
    'forwards to the backend: %s',
    (url) => {
      expect(isScreenRequest('GET', url, html)).toBe(false)
      expect(isViteUrl(url)).toBe(false)
    },
  )

  it('forwards requests that accept no HTML to the backend', () => {
    expect(isScreenRequest('POST', '/login', html)).toBe(false)
    expect(isScreenRequest('GET', '/login', 'application/json')).toBe(false)
    expect(isScreenRequest('GET', '/login', undefined)).toBe(false)
  })

  it.each(['/@vite/client', '/@react-refresh', '/resources/client/main.tsx', '/node_modules/.vite/deps/react.js'])(
    'serves from Vite: %s',
    (url) => expect(isViteUrl(url)).toBe(true),
  )
})
