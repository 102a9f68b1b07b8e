import type { Node } from '@tiptap/pm/model'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { sanitizeHtml } from '@/ui/html/sanitize-html'
import { about } from '@mock/state/seeds/custom-pages/about'
import { privacy } from '@mock/state/seeds/custom-pages/privacy'
import { terms } from '@mock/state/seeds/custom-pages/terms'

import { parseHtml, writeHtml } from './html-document'
import { htmlSchema } from './html-extensions'
import { lostMarkup } from './lost-markup'

function sanitized(html: string): string {
  const box = document.createElement('div')
  box.append(sanitizeHtml(html))
  return box.innerHTML
}

/** HTML after a parser round trip. */
const parsed = (html: string): string => new DOMParser().parseFromString(html, 'text/html').body.innerHTML

const word = fc.string({ unit: fc.constantFrom('a', 'ā', ' ', '<', '&', '"', '\n'), minLength: 1, maxLength: 6 })
const href = fc.constantFrom('/albums/3', 'https://example.test/?a=1&b="', 'mailto:sveiki@dziesma.test', 'tel:123')

const values: Record<string, fc.Arbitrary<string | number>> = {
  href,
  src: fc.constantFrom('storage/page_media/a.png', 'https://example.test/b.jpg'),
  dir: fc.constantFrom('ltr', 'rtl'),
  target: fc.constant('_blank'),
  colspan: fc.integer({ min: 1, max: 3 }),
  rowspan: fc.integer({ min: 1, max: 3 }),
}
const valueOf = (name: string) => values[name] ?? fc.constantFrom('1', 'lv', 'Lācis "rūc"')

/** Arbitrary attributes of a node or mark, always including the ones that its element requires. */
const attributesOf = ({ name, attrs = {} }: { name: string; attrs?: Record<string, unknown> }) =>
  fc.record(
    Object.fromEntries(
      Object.keys(attrs)
        .filter((each) => each !== 'target')
        .map((each) => [each, needs(name, each) ? valueOf(each) : fc.option(valueOf(each))]),
    ),
  )
const needs = (name: string, attribute: string) =>
  ['src', 'href', 'alt', 'colspan', 'rowspan'].includes(attribute) || (name === 'span' && attribute === 'lang')

const typeOf = (name: string) => {
  const type = htmlSchema.nodes[name]
  if (!type) throw new Error(`The schema has no ${name}`)
  return { name, attrs: type.spec.attrs ?? {} }
}

const markList = fc
  .uniqueArray(fc.constantFrom(...Object.keys(htmlSchema.marks)), { maxLength: 3 })
  .chain((names) =>
    fc.tuple(
      ...names.map((type) =>
        attributesOf({ name: type, attrs: htmlSchema.marks[type]?.spec.attrs ?? {} }).map((attrs) => ({ type, attrs })),
      ),
    ),
  )

type Json = { type: string; attrs?: unknown; content?: readonly Json[]; text?: string; marks?: unknown }

const node = (type: string, content?: fc.Arbitrary<Json[]>): fc.Arbitrary<Json> =>
  fc
    .tuple(attributesOf(typeOf(type)), content ?? fc.constant([]))
    .map(([attrs, children]) => ({ type, attrs, content: children }))

const inline: fc.Arbitrary<Json> = fc.oneof(
  fc.tuple(word, markList).map(([text, marks]): Json => ({ type: 'text', text, marks })),
  fc
    .tuple(
      fc.constantFrom('image', 'br', 'wbr').chain((name) => node(name)),
      markList,
    )
    .map(([leaf, marks]) => ({ ...leaf, marks })),
)
const line = fc.array(inline, { maxLength: 3 })
const some = (item: fc.Arbitrary<Json>) => fc.array(item, { minLength: 1, maxLength: 2 })

const { block } = fc.letrec<{ block: Json }>((tie) => {
  const blocksIn = some(tie('block'))
  const cell = fc.oneof(node('td', blocksIn), node('th', blocksIn))
  const body = fc.constantFrom('thead', 'tbody', 'tfoot').chain((name) => node(name, some(node('tr', some(cell)))))
  const table = fc
    .tuple(fc.option(node('caption', line)), fc.option(node('colgroup', some(node('col')))), some(body))
    .map(([caption, columns, bodies]) => [caption, columns, ...bodies].filter((each) => each !== null))
  return {
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      fc.constantFrom('p', 'p', 'h1', 'h2', 'h3', 'h6', 'pre').chain((name) => node(name, line)),
      node('hr'),
      fc.constantFrom('blockquote', 'div').chain((name) => node(name, blocksIn)),
      fc.constantFrom('ul', 'ol').chain((name) => node(name, some(node('li', blocksIn)))),
      node('dl', some(fc.oneof(node('dt', line), node('dd', blocksIn)))),
      node('figure', some(fc.oneof(node('figureImage'), node('figcaption', line), tie('block')))),
      node('table', table),
    ),
  }
})

/** Any document of the editor. */
const documents = fc
  .array(block, { minLength: 1, maxLength: 3 })
  .map((content): Node => htmlSchema.nodeFromJSON({ type: 'doc', content }))

describe('writeHtml', () => {
  it('writes only what SafeHtml keeps unchanged, and loses none of it when the page is reopened', () => {
    fc.assert(
      fc.property(documents, (doc) => {
        doc.check()
        const html = writeHtml(doc)
        expect(sanitized(html)).toBe(parsed(html))
        expect(lostMarkup(html)).toEqual([])
        const again = writeHtml(parseHtml(html))
        expect(writeHtml(parseHtml(again))).toBe(again)
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['', ''],
    ['<p></p>', ''],
    ['<ul><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ul>', undefined],
    ['<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
    ['<figure><img src="a.png" alt=""><figcaption>a</figcaption></figure>', undefined],
    ['<pre>\n\n<code>a\n  b</code></pre>', undefined],
    ['<p><img src="a.png" alt="">a<br>b</p>', undefined],
    ['a <a href="/b" target="_blank">b</a>', '<p>a <a href="/b" target="_blank" rel="noopener noreferrer">b</a></p>'],
  ])('writes %j as %j', (html, written = html) => expect(writeHtml(parseHtml(html))).toBe(written))
})

describe('lostMarkup', () => {
  it('keeps a cell that says that it covers one column', () =>
    expect(lostMarkup('<table><tbody><tr><td colspan="1" rowspan="1">a</td></tr></tbody></table>')).toEqual([]))

  it.each([about, privacy, terms])('keeps all of the page $slug', ({ body }) => expect(lostMarkup(body)).toEqual([]))

  it.each([
    ['<p>a</p><script>alert(1)</script>', ['script']],
    ['<img src="a.png" alt="" onerror="alert(1)">', ['onerror']],
    ['<form action="/x"><input name="a"></form>', ['form', 'input']],
    ['<p style="color:red" class="x" id="y">a</p>', ['style', 'class', 'id']],
    ['<iframe src="https://video.test"></iframe><p>a</p>', ['iframe']],
    ['<p><a href="javascript:alert(1)">a</a></p>', ['href']],
    ['<p><a href="/a" target="_top">a</a></p>', ['target']],
    ['<!-- a --><p>b</p>', ['comment']],
    ['<style>p { color: red }</style><p>b</p>', ['style']],
    ['<dl><div><dt>a</dt><dd>b</dd></div></dl>', ['dd', 'dl']],
    ['<p width="3">a</p>', ['p']],
    ['<p><em>a</em><em>b</em> <i>c</i></p><section>d</section>', ['section']],
  ])('names what the editor drops from %s', (html, names) =>
    expect(lostMarkup(html).toSorted()).toEqual([...names].toSorted()),
  )
})
