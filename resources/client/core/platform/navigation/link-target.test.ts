import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'

import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'

import { linkTarget } from './link-target'

const site = bootstrapOf({ settings: { base_url: 'https://www.muzika.test/berni' } })
const child = bootstrapOf({ user: { id: 10, permissions: permissionsOf('family.open') } })

afterEach(() => {
  document.head.innerHTML = ''
})

describe('linkTarget', () => {
  it.each([
    ['http://dziesma.test/album/1?x=1#y', { to: '/album/1?x=1#y' }],
    ['/library/songs', { to: '/library/songs' }],
    ['library/songs', { to: '/library/songs' }],
    ['https://www.muzika.test/berni/album/1', { to: '/album/1' }],
    ['https://www.muzika.test/berni', { to: '/' }],
    ['https://www.muzika.test/pieaugusie', { href: 'https://www.muzika.test/pieaugusie' }],
    ['https://www.muzika.test/bernistaba', { href: 'https://www.muzika.test/bernistaba' }],
    ['https://koncerti.example/x', { href: 'https://koncerti.example/x' }],
    ['mailto:kokle@example.test', { href: 'mailto:kokle@example.test' }],
  ])('resolves %s to %j', (action, target) => expect(linkTarget(action, site)).toEqual(target))

  it.each([
    '',
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    '//evil.example/balva',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    'blob:http://dziesma.test/1',
  ])('rejects %j', (action) => expect(linkTarget(action, site)).toBeUndefined())

  it('routes only within the site’s folder', () => {
    document.head.innerHTML = '<base href="/muzika/">'
    expect(linkTarget('http://dziesma.test/muzika/album/1', site)).toEqual({ to: '/album/1' })
    expect(linkTarget('http://dziesma.test/veikals', site)).toEqual({ href: 'http://dziesma.test/veikals' })
  })

  it('rejects the shop for a child', () => {
    expect(linkTarget('http://dziesma.test/pricing', child)).toBeUndefined()
    expect(linkTarget('http://dziesma.test/album/1', child)).toEqual({ to: '/album/1' })
  })

  it('never runs code and never routes outside the site, for any input', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      'javascript:',
      'data:',
      'https://',
      'e.com',
      'http://dziesma.test',
      '%2F',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 7 }), (pieces) => {
        const target = linkTarget(pieces.join(''), site)
        if (target?.to !== undefined)
          expect(new URL(target.to, window.location.origin).origin).toBe(window.location.origin)
        if (target?.href !== undefined)
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(new URL(target.href).protocol)
      }),
      { numRuns: 2000 },
    )
  })
})
