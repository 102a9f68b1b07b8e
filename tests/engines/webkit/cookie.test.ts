import { describe, expect, test } from 'vitest'

import { isFor, parseSetCookie, toSetCookie } from './cookie'

const url = new URL('http://music.example/site/page')

describe('parseSetCookie and toSetCookie', () => {
  test('return the same cookie', () => {
    const header = 'XSRF-TOKEN=a=b%3D; Path=/; Expires=Thu, 01 Jan 2032 00:00:00 GMT; HttpOnly; Secure; SameSite=lax'
    const cookie = parseSetCookie(header, url)
    expect(cookie).toMatchObject({
      name: 'XSRF-TOKEN',
      value: 'a=b%3D',
      domain: 'music.example',
      expiry: 1_956_528_000,
    })
    expect(cookie && toSetCookie(cookie, url)).toBe(header)
  })

  test('keep the domain of a cookie for sub-domains', () => {
    const cookie = parseSetCookie('a=1; Domain=.example; Path=/', url)
    expect(cookie && toSetCookie(cookie, url)).toContain('Domain=.example')
  })
})

describe('isFor', () => {
  const cookie = { name: 'a', value: '1', path: '/site', httpOnly: false, secure: false }

  test.each([
    ['music.example', 'http://music.example/site/x', true],
    ['.example', 'http://music.example/site', true],
    ['music.example', 'http://music.example/', false],
    ['music.example', 'http://notmusic.example/site', false],
  ])('compares a cookie of %s with %s', (domain, target, expected) => {
    expect(isFor({ ...cookie, domain }, new URL(target))).toBe(expected)
  })
})
