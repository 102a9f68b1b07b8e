import fc from 'fast-check'
import { afterEach, describe, expect, test } from 'vitest'

import { safeHref, safePath } from './safe-url'

const setBase = (href: string) => {
  document.head.innerHTML = `<base href="${href}">`
}

afterEach(() => {
  document.head.innerHTML = ''
})

/** Strings of parts used in open-redirect attacks: slashes, backslashes, dots, tabs, schemes, hosts, credentials. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '/\\',
        '.',
        '..',
        '%2e',
        '%2F',
        '%5C',
        '\t',
        '\n',
        '\0',
        ' ',
        '@',
        ':',
        '?',
        '#',
      ),
      fc.constantFrom('http:', 'https://', 'javascript:', 'data:', 'blob:'),
      fc.constantFrom('e.com', 'dziesma.test', 'http://dziesma.test', 'shop'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

describe('safePath', () => {
  test.each([
    ['/notifications', '/notifications'],
    ['/search/a%20b?tab=x#top', '/search/a%20b?tab=x#top'],
    ['/', '/'],
    ['library', '/library'],
    ['/a/../b', '/b'],
    ['http://dziesma.test/pricing?x=1', '/pricing?x=1'],
    ['http://dziesma.test', '/'],
    ['http://dziesma.test/b#c', '/b#c'],
  ])('converts %s to %s', (candidate, expected) => {
    expect(safePath(candidate)).toBe(expected)
  })

  test.each([
    '//e.com',
    '/\\e.com',
    '\\\\e.com',
    '/\t/e.com',
    '/\n/e.com',
    '\t//e.com',
    '/.//e.com',
    '/..//e.com',
    '/%2e//e.com',
    'http://dziesma.test//e.com',
    'http://dziesma.test/.//e.com',
    'http://dziesma.test@e.com/',
    'http://dziesma.test.e.com/',
    'https://dziesma.test/',
    'https:e.com',
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    'blob:http://dziesma.test/f3a1',
    'http://[',
    '',
    null,
    undefined,
  ])('rejects %j', (candidate) => {
    expect(safePath(candidate)).toBeUndefined()
  })

  test.each([
    ['http://dziesma.test/shop/pricing', '/pricing'],
    ['http://dziesma.test/shop/', '/'],
    ['http://dziesma.test/shop', '/'],
    ['/pricing', '/pricing'],
    ['http://dziesma.test/pricing', undefined],
    ['http://dziesma.test/shop/../pricing', undefined],
    ['http://dziesma.test/shop//e.com', undefined],
    ['http://dziesma.test/shopping', undefined],
  ])('converts %s to %s for a site in /shop/', (candidate, expected) => {
    setBase('/shop/')
    expect(safePath(candidate)).toBe(expected)
  })

  test('returns only paths on the site, and is idempotent, for any input', () => {
    fc.assert(
      fc.property(hostile, fc.constantFrom('/', '/shop/'), (candidate, base) => {
        setBase(base)
        const path = safePath(candidate)
        if (path === undefined) return
        expect(safePath(path)).toBe(path)
        // The browser resolves it on its own and after the router's basename.
        expect(new URL(path, 'http://dziesma.test/here').origin).toBe('http://dziesma.test')
        const url = new URL(base.slice(0, -1) + path, 'http://dziesma.test/here')
        expect(url.origin).toBe('http://dziesma.test')
        expect(url.pathname.startsWith(base)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

describe('safeHref', () => {
  test.each([
    ['https://e.com/x', 'https://e.com/x'],
    ['mailto:a@e.com', 'mailto:a@e.com'],
    ['tel:+37120000000', 'tel:+37120000000'],
    ['storage/terms.pdf', 'http://dziesma.test/storage/terms.pdf'],
    ['//e.com', 'http://e.com/'],
    ['#top', 'http://dziesma.test/#top'],
  ])('converts %s to %s', (candidate, expected) => {
    expect(safeHref(candidate)).toBe(expected)
  })

  test.each([
    'javascript:alert(1)',
    'JaVaScript:alert(1)',
    '\u0001javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:http://dziesma.test/x',
    'http://[',
    '',
    null,
    undefined,
  ])('rejects %j', (candidate) => {
    expect(safeHref(candidate)).toBeUndefined()
  })

  test('returns only http, mail and phone URLs for any input', () => {
    fc.assert(
      fc.property(hostile, (candidate) => {
        const { protocol } = new URL(safeHref(candidate) ?? 'tel:refused')
        expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(protocol)
      }),
      { numRuns: 1000 },
    )
  })
})
