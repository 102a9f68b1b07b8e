import { render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { parseUrl } from '@/lib/browser/url'

import { SafeHtml } from './safe-html'
import { allowedAttributes, allowedProtocols, allowedTags, sanitizeHtml } from './sanitize-html'
import { shapeHtml } from './shape-html'

// Compiling it for the first time can exceed a test's timeout.
beforeAll(() => import('./render-html'))

const written = (content: Node): string => {
  const box = document.createElement('div')
  box.append(content)
  return box.innerHTML
}
const clean = (html: string) => written(sanitizeHtml(html))

const bodyOf = (html: string) => new DOMParser().parseFromString(html, 'text/html').body

/** Finds forbidden elements and attributes in sanitized HTML. */
function intruders(html: string): string[] {
  return [...bodyOf(html).querySelectorAll('*')].flatMap((element) => [
    ...(allowedTags.includes(element.localName) ? [] : [element.localName]),
    // An `is` attribute cannot be removed, so the sanitizer empties it, which has the same effect.
    ...element
      .getAttributeNames()
      .filter((name) => !allowedAttributes.includes(name) && !(name === 'is' && element.getAttribute(name) === '')),
    ...(element.localName === 'a' && element.getAttribute('rel') !== 'noopener noreferrer' ? ['a without rel'] : []),
    ...(element.hasAttribute('href') && !isTargetAllowed(element) ? [`href ${element.getAttribute('href')}`] : []),
  ])
}

const isTargetAllowed = (link: Element) =>
  allowedProtocols.includes(parseUrl(link.getAttribute('href') ?? '', document.baseURI)?.protocol ?? '')

describe('hostile HTML', () => {
  it.each([
    ['<script>alert(1)</script>labi', 'labi'],
    ['<img src="x.png" alt="Lācis" onerror="alert(1)">', '<img src="x.png" alt="Lācis">'],
    ['<img src="x.png" title="Lācis">', '<img src="x.png" title="Lācis" alt="">'],
    ['<p style="position:fixed;inset:0" class="fixed inset-0" id="root" name="x" data-x="1">labi</p>', '<p>labi</p>'],
    ['<style>*{display:none}</style><p>labi</p>', '<p>labi</p>'],
    ['<form action="//evil.test"><input name="password"><button>Ieiet</button></form>', 'Ieiet'],
    ['<iframe src="//evil.test"></iframe><object data="x"></object><embed src="x"><base href="//evil.test">', ''],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', ''],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>', ''],
    ['<a href="javascript:alert(1)">labi</a>', '<a rel="noopener noreferrer">labi</a>'],
    ['<a href="java\nscript:alert(1)">labi</a>', '<a rel="noopener noreferrer">labi</a>'],
    ['<a href="vbscript:x" target="_blank">labi</a>', '<a rel="noopener noreferrer">labi</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">labi</a>', '<a rel="noopener noreferrer">labi</a>'],
    ['<a href="ftp://evil.test/x">labi</a>', '<a rel="noopener noreferrer">labi</a>'],
    ['<a href="//evil.test/x">labi</a>', '<a rel="noopener noreferrer">labi</a>'],
    ['<a href="/\\evil.test/x">labi</a>', '<a rel="noopener noreferrer">labi</a>'],
    ['<a href="/\t/evil.test/x">labi</a>', '<a rel="noopener noreferrer">labi</a>'],
    ['<a href=" #saturs">labi</a>', '<a rel="noopener noreferrer">labi</a>'],
    ['<p title="a>b" onclick=x>one = 1, on x=2</p>', '<p title="a&gt;b">one = 1, on x=2</p>'],
  ])('sanitizes %s', (html, cleaned) => expect(clean(html)).toBe(cleaned))

  it('reaches the parser without event handlers and style sheets, which the Content Security Policy would report', () => {
    const parse = vi.spyOn(DOMParser.prototype, 'parseFromString')
    clean('<img src=x onerror=alert(1)/onload="x"><STYLE a="b">p { top: 0 }</style ><b\nONCLICK = \'x\'>on=1</b>')
    expect(String(parse.mock.calls[0]?.[0])).not.toMatch(/onerror|onload|onclick|style/i)
    expect(String(parse.mock.calls[0]?.[0])).toContain('on=1')
  })

  it('becomes harmless in any combination, and sanitizing is idempotent', () => {
    const pieces = fc.constantFrom(
      ...[
        '<',
        '>',
        '/',
        '"',
        "'",
        '=',
        ' ',
        '<!--',
        '-->',
        ']]>',
        '&lt;',
        '&#106;',
        '\u0000',
        '`',
        ':',
        'javascript',
        'data',
        'x',
        '\t',
      ],
      ...[
        'a',
        'p',
        'img',
        'svg',
        'math',
        'mtext',
        'mglyph',
        'style',
        'script',
        'template',
        'noscript',
        'form',
        'iframe',
        'table',
        'select',
      ],
      ...[' href', ' src', ' onload', ' style', ' id', ' target', ' formaction', ' xlink:href', ' is', ' srcdoc'],
      ...[
        '<a href=',
        '<img src=x onerror=',
        '<svg><style>',
        '</style>',
        '<form>',
        '<p id=',
        '<a target=_top href=javascript:x>',
      ],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const cleaned = clean(parts.join(''))
        expect(intruders(cleaned)).toEqual([])
        // isEqualNode() ignores the order of attributes.
        expect(bodyOf(clean(cleaned)).isEqualNode(bodyOf(cleaned))).toBe(true)
      }),
      { numRuns: 500, examples: [[['<img src=x onerror=', ' is', '>']]] },
    )
  })
})

describe('benign HTML', () => {
  it.each([
    '<h2>Par mums</h2><p>Mēs <strong>dziedam</strong> un <em>dejojam</em>.<br>Nāc arī tu!</p>',
    '<ul><li>viens</li></ul><ol start="3"><li>trīs</li></ol><blockquote lang="en">Sing</blockquote>',
    '<table><thead><tr><th scope="col">Nr.</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<img src="/storage/lacis.png" alt="Lācis" width="320" height="200">',
    '<a href="mailto:sveiki@dziesma.test" rel="noopener noreferrer">Raksti</a>',
    '<a href="/albums/3" rel="noopener noreferrer">Albums</a>',
  ])('keeps %s', (html) => expect(clean(html)).toBe(html))

  it.each([
    ['https://example.test', '_blank', '_blank'],
    ['/albums/3', '_blank', '_blank'],
    ['https://example.test', '_top', null],
    ['mailto:sveiki@dziesma.test', '_blank', null],
    ['', '_blank', '_blank'],
  ])('links to "%s" with target %s end up with target %s', (href, target, expectedTarget) => {
    const link = new DOMParser()
      .parseFromString(clean(`<a href="${href}" target="${target}">x</a>`), 'text/html')
      .querySelector('a')
    expect(link?.getAttribute('target')).toBe(expectedTarget)
  })
})

describe('shapeHtml', () => {
  const shaped = (html: string, firstHeading?: number) => written(shapeHtml(sanitizeHtml(html), firstHeading))

  it.each([
    ['<h1 lang="lv">a <b>b</b></h1><h2>c</h2>', '<h2 lang="lv">a <b>b</b></h2><h3>c</h3>'],
    ['<h2>a</h2><h3>b</h3>', '<h2>a</h2><h3>b</h3>'],
    ['<h3>a</h3><h6>b</h6><h3>c</h3>', '<h2>a</h2><h3>b</h3><h2>c</h2>'],
    [
      '<h1>1</h1><h2>2</h2><h3>3</h3><h4>4</h4><h5>5</h5><h6>6</h6>',
      '<h2>1</h2><h3>2</h3><h4>3</h4><h5>4</h5><h6>5</h6><h6>6</h6>',
    ],
  ])('shifts the headings of %s', (html, shifted) => expect(shaped(html, 2)).toBe(shifted))

  it('keeps the heading levels of text outside a screen', () => expect(shaped('<h1>a</h1>')).toBe('<h1>a</h1>'))

  it('lets tables scroll, and loads images when they come near', () =>
    expect(shaped('<table><tbody><tr><td><table></table></td></tr></tbody></table><img src="a.png" alt="">')).toBe(
      '<div class="prose-scroller"><table><tbody><tr><td><table></table></td></tr></tbody></table></div><img src="a.png" alt="" loading="lazy" decoding="async">',
    ))
})

it('renders HTML once the sanitizer has loaded', async () => {
  const { container } = render(<SafeHtml html='<p>Sveiki, <a href="/about">draugi</a>!</p><script>x</script>' />)
  expect(await screen.findByRole('link', { name: 'draugi' })).toHaveAttribute('href', '/about')
  expect(within(container).queryByText('x')).toBeNull()
})
