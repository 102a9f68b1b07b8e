// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { GENRES } from '../catalogue/genres'
import { coverSvg } from './cover'
import { genreSvg } from './genre-picture'
import { portraitSvg } from './portrait'

const MAKERS = [
  ['coverSvg', coverSvg],
  ['portraitSvg', portraitSvg],
  ['genreSvg', (seed: string | number, name: string) => genreSvg(String(seed), name)],
] as const

const parse = (text: string) => new DOMParser().parseFromString(text, 'image/svg+xml')
const TOO_LARGE = 20_000

describe.each(MAKERS)('%s', (_name, make) => {
  it('draws a well-formed, titled, square picture without external references', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const text = make(seed, 'Zūžū, mazais lācīti')
      const root = parse(text).documentElement
      expect(root.tagName).toBe('svg')
      expect(root.getAttribute('viewBox')).toBe('0 0 600 600')
      expect(root.querySelector('title')?.textContent).toBe('Zūžū, mazais lācīti')
      expect(text).not.toMatch(/NaN|undefined|<script|href|url\((?!#)/)
      expect(text.length).toBeLessThan(TOO_LARGE)
    }
  })

  it('escapes any title', () => {
    const hostile = fc.constant('</title><script>alert("1")</script>&\u0000\uD800')
    const titles = fc.oneof(fc.string({ unit: 'binary' }), hostile)
    fc.assert(
      fc.property(titles, (title) => {
        const root = parse(make(3, title)).documentElement
        expect(root.tagName).toBe('svg')
        expect(root.querySelector('script')).toBeNull()
        expect(root.querySelectorAll('title')).toHaveLength(1)
      }),
      { numRuns: 30 },
    )
  })

  it('uses each id once per document', () => {
    for (let seed = 1; seed <= 30; seed++) {
      const ids = [...parse(make(seed, 'x')).querySelectorAll('[id]')].map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
    }
  })

  it('draws the same picture for the same seed', () => {
    expect(make(5, 'Ābols')).toBe(make(5, 'Ābols'))
  })
})

describe('variety of the generated pictures', () => {
  it('gives every genre a unique background', () => {
    const grounds = GENRES.map(({ slug, name }) => /fill="(#\w+)"/.exec(genreSvg(slug, name))?.[1])
    expect(new Set(grounds).size).toBe(GENRES.length)
  })

  const outline = (text: string) => text.replace(/#[0-9A-F]{6}|[-\d. ]+/g, '')

  it('draws 200 covers with many compositions and few duplicates', () => {
    const covers = Array.from({ length: 200 }, (_, index) => coverSvg(index + 1, `Album ${index}`))
    const drawings = covers.map((text) => text.replace(/<title>.*?<\/title>/, ''))
    expect(new Set(drawings).size).toBeGreaterThan(190)
    expect(new Set(drawings.map(outline)).size).toBeGreaterThan(15)
  })

  it('picks the cover scene by words in the title', () => {
    const countThemedCovers = (title: string) => {
      const covers = Array.from({ length: 40 }, (_, seed) => coverSvg(seed, title))
      return covers.filter((text) => text.includes('id="one"') || text.includes('id="left"')).length
    }
    expect(countThemedCovers('Tautasdziesmas maziem cimdiem')).toBeGreaterThan(8)
    expect(countThemedCovers('Dzeltenais lietussargs')).toBeLessThan(8)
  })

  it('picks the portrait subject by words in the artist’s name', () => {
    const withoutTitle = (name: string) => portraitSvg(1, name).replace(/<title>.*?<\/title>/, '')
    expect(withoutTitle('Pūčulēns un draugi')).toBe(withoutTitle('Owl Parade'))
    expect(withoutTitle('Pūčulēns un draugi')).not.toBe(withoutTitle('Kokles putni'))
    expect(withoutTitle('Mežmalas bērnu koris')).not.toBe(withoutTitle('Ezīša adatiņas'))
  })

  it('gives every genre a unique emblem', () => {
    const emblems = GENRES.map(({ slug }) => outline(genreSvg(slug, '')))
    expect(new Set(emblems).size).toBe(GENRES.length)
  })
})
