// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { themes } from '../../state/seeds/themes'
import { inlineJson } from './bootstrap-script'
import { type Page, renderPage } from './html'

const [light, dark] = themes

const page: Page = { language: 'lv', title: 'Dziesma', theme: light, root: '/', bootstrap: {}, entryTags: '' }

const parsed = (own: Partial<Page>) => new DOMParser().parseFromString(renderPage({ ...page, ...own }), 'text/html')

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  ']]>',
  '\u2028\u2029',
  '&quot;&lt;',
  '"\\',
  '\ud800',
  '{"__proto__":{"admin":true}}',
]

describe('bootstrap data in the page', () => {
  it('survives any content unchanged', () => {
    const bootstrap = { user: { display_name: HOSTILE.join('') }, list: HOSTILE, [HOSTILE[0] ?? '']: 1 }
    const document = parsed({ bootstrap })
    expect(JSON.parse(document.getElementById('bootstrap-data')?.textContent ?? '')).toEqual(bootstrap)
    expect(document.querySelectorAll('script')).toHaveLength(1)
    expect(document.body.children).toHaveLength(2)
  })

  it('survives for any JSON value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const text = inlineJson(value)
        expect(text).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })
})

describe('texts in the page', () => {
  it.each(HOSTILE.filter((text) => text !== '\ud800'))('escapes %j', (text) => {
    const document = parsed({ title: `a${text}`, description: text, language: text })
    expect(document.title).toBe(`a${text}`)
    expect(document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content).toBe(text)
    expect(document.documentElement.lang).toBe(text)
    expect(document.querySelectorAll('script')).toHaveLength(1)
  })
})

describe('page head', () => {
  it('contains the known Open Graph properties', () => {
    const content = (document: Document) =>
      [...document.querySelectorAll('meta[property], link[rel=canonical]')].map(
        (tag) => tag.getAttribute('content') ?? tag.getAttribute('href'),
      )
    const album = {
      title: 'Ganos',
      description: 'Āzītis',
      canonical: 'http://dziesma.test/album/2',
      image: 'http://dziesma.test/2.svg',
      type: 'music.album',
    }
    expect(content(parsed(album))).toEqual([
      'Ganos',
      'Āzītis',
      'music.album',
      'http://dziesma.test/album/2',
      'http://dziesma.test/2.svg',
      'http://dziesma.test/album/2',
    ])
    expect(content(parsed({}))).toEqual(['Dziesma', 'website'])
  })

  it('sets the base URL before anything loads', () => {
    const document = parsed({ root: '/music/', entryTags: '<script type="module" src="build/main.js"></script>' })
    expect(document.querySelector('base')?.getAttribute('href')).toBe('/music/')
    const loading = [...document.head.querySelectorAll('base, [src], [href]')]
    expect(loading[0]?.tagName).toBe('BASE')
    expect(document.querySelector<HTMLScriptElement>('script[src]')?.getAttribute('src')).toBe('build/main.js')
  })

  it('marks elements that the client must keep', () => {
    const keptTags = [...parsed({}).querySelectorAll('[data-keep="true"]')]
    expect(keptTags.map((element) => element.getAttribute('name') ?? element.getAttribute('rel'))).toEqual([
      'viewport',
      'icon',
      'apple-touch-icon',
      'manifest',
      'theme-color',
    ])
  })
})

describe('page of a release', () => {
  it.each([
    ['A', { html: '', root: '1 2 3', name: undefined }],
    ['B1', { html: '1 2 3', root: '', name: undefined }],
    ['B2', { html: '1 2 3', root: '', name: '7' }],
    ['C', { html: '1 2 3', root: '', name: undefined }],
  ] as const)('sets the theme where release %s does', (release, expected) => {
    const theme = { ...dark, id: 7, values: { '--be-primary': '1 2 3' } } as Page['theme']
    const document = parsed({ theme, release })
    const [html, root] = [document.documentElement, document.getElementById('root')]
    const colourOf = (element: HTMLElement | null) => element?.style.getPropertyValue('--be-primary').trim()
    expect({ html: colourOf(html), root: colourOf(root), name: html.dataset['themeId'] }).toEqual(expected)
    expect([html.className, root?.className].filter(Boolean)).toEqual(['dark'])
    expect(root?.childElementCount).toBe(release === 'B2' ? 1 : 0)
  })

  it.each([
    ['A', /^window\.bootstrapData = "[\w+/=]+"$/],
    ['B2', /^window\.bootstrapData = \{"a":"\\u003c\/script\\u003e"\}$/],
    ['C', /^window\.bootstrapData = \{/],
  ] as const)('sets the variable of release %s in an inline script', (release, text) => {
    expect([...parsed({ release, bootstrap: { a: '</script>' } }).scripts].map((script) => script.text)).toEqual([
      expect.stringMatching(text),
    ])
  })
})

describe('page theme', () => {
  it('sets the theme before any script runs', () => {
    const { documentElement: html } = parsed({ theme: light })
    expect(html.style.getPropertyValue('--be-primary').trim()).toBe('26 98 72')
    expect(html.className).toBe('')
  })

  it('sets the dark class and the browser’s theme colour', () => {
    const document = parsed({ theme: dark })
    expect(document.documentElement.className).toBe('dark')
    expect(document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.content).toBe('rgb(11 17 32)')
  })

  it('sets the font', () => {
    const font = { family: "'Baloo 2', \"x" }
    const { style } = parsed({ theme: { ...light, font } as Page['theme'] }).documentElement
    expect(style.getPropertyValue('--be-primary').trim()).toBe('26 98 72')
    expect(renderPage({ ...page, theme: { ...light, font } as Page['theme'] })).toContain('&#39;Baloo 2&#39;, &quot;x')
  })

  it('renders a page without a theme', () => {
    const document = parsed({ theme: undefined })
    expect(document.documentElement.hasAttribute('style')).toBe(false)
    expect(document.querySelector('meta[name="theme-color"]')).toBeNull()
  })
})
