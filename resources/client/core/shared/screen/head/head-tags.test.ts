import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { allowedTag, isRepeatable, tagKey, titleIn } from './allowed-tags'
import { headElement } from './head-element'
import { parseSeo } from './parse-seo'

const allowed = (seo: unknown) => parseSeo(seo).flatMap((tag) => allowedTag(tag) ?? [])
const html = (seo: unknown) =>
  allowed(seo)
    .map((tag) => headElement(tag).outerHTML)
    .join('')

describe('tags of the server', () => {
  it.each([
    ['<meta name="description" content="A &quot;b&quot; &#039;c&#x27; &amp;lt;">', `A "b" 'c' &lt;`],
    ["<meta content='A' name='description'>", 'A'],
    ['<META NAME=description CONTENT=A>', 'A'],
    ['<!-- <meta name="description" content="B"> --><meta name="description" content="A" content="B"/>', 'A'],
    ['<script>"<meta name=description content=B>"</script><meta name="description" content="a > b">', 'a > b'],
    [[null, 'x', { nodeName: 'meta', name: 'description', content: 'A' }], 'A'],
    [[{ name: 'description', content: 'A' }], 'A'],
  ])('reads the description in %j', (seo, description) =>
    expect(allowed(seo).map(({ attributes }) => attributes['content'])).toEqual([description]),
  )

  it.each([
    ['<title> Tom &amp;\n Anna </title>', 'Tom & Anna'],
    [[{ nodeName: 'title', _text: 'Tom & Anna' }], 'Tom & Anna'],
    ['<title>', undefined],
    ['<title></title>', undefined],
    [undefined, undefined],
    [{ title: 'x' }, undefined],
  ])('reads the title in %j', (seo, title) => expect(titleIn(parseSeo(seo))).toBe(title))

  it.each([
    '<meta property="og:locale:alternate" content="en"><meta property="music:song" content="x">',
    '<meta name="robots" content="noindex, max-snippet:20">',
    '<link rel="canonical" href="http://dziesma.test/pages/par-mums?page=2">',
    '<script type="application/ld+json">{"@type":"WebPage","list":[1,"a"]}</script>',
  ])('keeps %s', (seo) => expect(html(seo)).toBe(seo))

  it.each([
    '<meta http-equiv="refresh" content="0;url=//evil.test">',
    '<meta http-equiv=refresh name=description content="0;url=javascript:alert(1)">',
    '<meta http-equiv="Content-Security-Policy" content="script-src *">',
    '<meta name="viewport" content="width=1"><meta name="referrer" content="unsafe-url"><meta name="csrf-token" content="x">',
    '<meta name="theme-color" content="red"><meta charset="utf-7"><meta property="ogx:title" content="x">',
    '<base href="//evil.test/"><base target="_blank"><style>*{display:none}</style>',
    '<script>alert(1)</script><script src="//evil.test"></script><script type="module">1</script>',
    '<script type="application/ld+json">alert(1)</script><script type="application/ld+json">"text"</script>',
    '<script type="importmap">{"imports":{}}</script><script type="speculationrules">{}</script>',
    '<link rel="stylesheet" href="//evil.test"><link rel="preload canonical" href="/"><link rel="manifest" href="/x">',
    '<link rel="canonical" href="javascript:alert(1)"><link rel="canonical" href="//evil.test/">',
    '<link rel="canonical" href="http://dziesma.test@evil.test/"><link rel="canonical" href="http://dziesma.test.evil.test/">',
    '<link rel="canonical" href="http://me:secret@dziesma.test/"><link rel="canonical" href=""><link rel="canonical">',
    '<link rel="canonical" href="data:text/html,x"><link rel="canonical" href="ftp://dziesma.test/">',
    '<meta property="og:url" content="https://evil.test/"><meta name="twitter:url" content="javascript:x">',
    '<meta property="og:image" content="javascript:x"><meta property="og:video:url" content="data:text/html,x">',
    '<meta name="robots" content="noindex; <script>"><meta name="description"><meta name="description" content=" ">',
    '<noscript><meta name="description" content="x"></noscript><template><meta name="author" content="x"></template>',
    '<svg><script type="text/javascript">1</script></svg><meta name="description" content="x',
    '<iframe srcdoc="<meta name=author content=x>"></iframe><object data="x"></object>',
  ])('drops %s', (seo) => expect(html(seo)).toBe(''))

  it('keeps structured data inert: its markup is escaped, and it has no other attributes', () => {
    const seo = String.raw`<script type="application/ld+json" src="//evil.test" onload="x">{"a":"<!--<script>"}</script>`
    expect(html(seo)).toBe(String.raw`<script type="application/ld+json">{"a":"\u003c!--\u003cscript>"}</script>`)
  })

  it('stays within the allowed tags for any HTML', () => {
    const pieces = fc.constantFrom(
      ...['<', '>', '/', '"', "'", '=', ' ', '<!--', '-->', '&#x', '&#0;', '&lt;', ';', '\u0000', 'x', '//evil.test'],
      ...['<meta ', '<link ', '<script ', '</script>', '<base ', '<title>', '</title>', '<style>', '</style>', '<svg>'],
      ...['name=', 'property=', 'content=', 'http-equiv=', 'rel=', 'href=', 'type=', 'src=', 'onload='],
      ...['description', 'og:url', 'og:image', 'refresh', 'canonical', 'stylesheet', 'application/ld+json'],
      ...['"http://dziesma.test/"', '"https://evil.test/"', '"javascript:alert(1)"', '{"a":1}', '[]'],
      ...['<meta property=og:url content=', '<link rel=canonical href=', '<script type="application/ld+json">'],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        for (const tag of allowed(parts.join(''))) {
          const element = headElement(tag)
          const allowedNames = { meta: ['name', 'property', 'content'], link: ['rel', 'href'], script: ['type'] }
          expect(allowedNames[tag.tag]).toEqual(expect.arrayContaining(element.getAttributeNames()))
          expect(tagKey(element.localName, (name) => element.getAttribute(name) ?? undefined)).toBe(tag.key)
          if (tag.tag === 'script') expect(() => void JSON.parse(element.textContent)).not.toThrow()
          if (['canonical', 'og:url'].includes(tag.key))
            expect(new URL(tag.attributes['href'] ?? tag.attributes['content'] ?? '').host).toBe('dziesma.test')
        }
      }),
      { numRuns: 500 },
    )
  })

  it('drops hostile texts of 50,000 repetitions without backtracking', () => {
    const hostile = ['<meta "', "<meta '", '<a', '<!--', '<title', '<script>', '&#x'].map((text) => text.repeat(50_000))
    expect(hostile.flatMap(allowed)).toEqual([])
  })
})

describe('isRepeatable', () => {
  it.each([
    ['og:image', true],
    ['og:image:width', true],
    ['ld+json', true],
    ['music:song', true],
    ['og:title', false],
    ['canonical', false],
    ['description', false],
  ])('allows several tags of %s: %s', (key, expected) => expect(isRepeatable(key)).toBe(expected))
})
