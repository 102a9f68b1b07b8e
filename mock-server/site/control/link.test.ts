import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { AUDIO_DELIVERIES } from '../../state/parts/audio-delivery'
import { emptyBodies, type Fault } from '../../state/parts/faults'
import { releaseNames } from '../../state/parts/release'
import { scenarios } from '../../state/scenarios/scenarios'
import { personas } from '../../state/seeds/personas'
import { emptyLink, formatLink, type MockLink, parseLink } from './link'

const read = (query: string) => parseLink(new URLSearchParams(query))

type Fields = Record<string, fc.Arbitrary<unknown>>

const keysOf = <Key extends string>(map: Record<Key, unknown>) => Object.keys(map) as Key[]
const text = fc.string({ unit: 'grapheme' })
const count = fc.integer({ min: 1 })
const target = fc.oneof(fc.constant('*'), fc.constant('albums.show'), text)

const fault = (fields: Fields, options: Fields = {}) => {
  const required: Fields = { endpoint: target, ...fields }
  const all: Fields = { ...required, times: count, every: count, ...options }
  return fc.record(all, { requiredKeys: Object.keys(required) }) as unknown as fc.Arbitrary<Fault>
}

const faults = fc.oneof(
  fault(
    { kind: fc.constant('status'), status: fc.integer({ min: 400, max: 599 }) },
    { body: fc.record({ message: text }), headers: fc.dictionary(fc.constantFrom('Retry-After', 'X-a:b'), text) },
  ),
  fault({ kind: fc.constant('delay'), ms: fc.nat() }),
  fault({ kind: fc.constant('empty'), body: fc.constantFrom(...emptyBodies) }),
  fault({ kind: fc.constantFrom('timeout', 'network', 'lost', 'truncated', 'html', 'wrongShape') }),
)

const json = fc.oneof(
  text,
  fc.boolean(),
  fc.integer(),
  fc.constant(null),
  fc.array(text),
  fc.dictionary(fc.constantFrom('a', 'b.c', 'd:e'), text, { noNullPrototype: true }),
)
const change = fc.record({
  path: fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1, maxLength: 3 }),
  value: json,
})

const links = fc.record(
  {
    'mock.persona': fc.constantFrom(...keysOf(personas)),
    'mock.scenario': fc.constantFrom(...keysOf(scenarios)),
    'mock.release': fc.constantFrom(...releaseNames),
    'mock.clock': fc
      .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
      .map((date) => date.toISOString()),
    'mock.latency': fc.integer({ min: 0, max: 999_999 }),
    'mock.audio': fc.constantFrom(...AUDIO_DELIVERIES),
    'mock.setting': fc.array(change),
    'mock.fault': fc.array(faults),
  },
  { requiredKeys: ['mock.setting', 'mock.fault'] },
) as fc.Arbitrary<MockLink>

describe('formatLink', () => {
  it('writes queries that parseLink reads to the same state', () => {
    fc.assert(
      fc.property(links, (link) => {
        expect(read(formatLink(link))).toEqual({ link, panel: undefined, problems: [] })
      }),
    )
  })

  it('writes short, readable parameters', () => {
    expect(
      formatLink({
        'mock.persona': 'child',
        'mock.scenario': 'long',
        'mock.release': 'B2',
        'mock.clock': '2026-12-24T18:00',
        'mock.setting': [
          { path: ['player', 'hide_lyrics'], value: true },
          { path: ['branding', 'site_name'], value: 'Dziesma' },
        ],
        'mock.fault': [
          { endpoint: 'albums.show', kind: 'status', status: 500 },
          { endpoint: '*', kind: 'delay', ms: 3000, every: 2 },
        ],
      }),
    ).toBe(
      'mock.persona=child&mock.scenario=long&mock.release=B2&mock.clock=2026-12-24T18:00&mock.setting=player.hide_lyrics:true' +
        '&mock.setting=branding.site_name:Dziesma&mock.fault=albums.show:status:500&mock.fault=*:delay:3000:every%3D2',
    )
  })

  it('writes nothing for the default state', () => expect(formatLink(emptyLink)).toBe(''))
})

describe('parseLink', () => {
  it('ignores the parameters of the site', () => {
    expect(read('page=2&query=mock.persona&released=B2')).toEqual({ link: emptyLink, panel: undefined, problems: [] })
  })

  it('reads the short form of the release, unless the link has the long one', () => {
    expect(read('release=A').link['mock.release']).toBe('A')
    expect(read('release=A&mock.release=C').link['mock.release']).toBe('C')
    expect(read('release=D').problems).toEqual(['mock.release=D: choose one of A, B1, B2, C'])
  })

  it('reads the last of several values of a single parameter', () => {
    expect(read('mock.persona=child&mock.persona=parent').link['mock.persona']).toBe('parent')
  })

  it('treats a quoted setting as a text', () => {
    expect(read('mock.setting=homepage.value:"7"&mock.setting=homepage.value:7').link['mock.setting']).toEqual([
      { path: ['homepage', 'value'], value: '7' },
      { path: ['homepage', 'value'], value: 7 },
    ])
  })

  it.each([
    ['mock.persona=nobody', 'mock.persona=nobody: choose one of guest, admin, '],
    ['mock.scenario=', 'mock.scenario=: choose one of typical, empty, '],
    ['mock.clock=tomorrow', 'mock.clock=tomorrow: write a date and time'],
    ['mock.clock=2026-02-30T10:00', 'mock.clock=2026-02-30T10:00: write a date and time'],
    ['mock.latency=-1', 'mock.latency=-1: write milliseconds'],
    ['mock.setting=player.hide_lyrics', 'mock.setting=player.hide_lyrics: write group.name:value'],
    ['mock.setting=%25E0:1', 'mock.setting=%E0:1: write group.name:value'],
    ['mock.fault=albums.show', 'mock.fault=albums.show: write endpoint:kind:detail'],
    ['mock.fault=albums.show:status:200', 'mock.fault=albums.show:status:200: write endpoint:kind:detail'],
    ['mock.fault=albums.show:delay', 'mock.fault=albums.show:delay: write endpoint:kind:detail'],
    ['mock.fault=albums.show:timeout:5', 'mock.fault=albums.show:timeout:5: write endpoint:kind:detail'],
    ['mock.fault={"kind"', 'mock.fault={"kind": write endpoint:kind:detail'],
    ['mock.panel=nowhere', 'mock.panel=nowhere: choose one of off, on, people, '],
    ['mock.persno=child', 'mock.persno: there is no such parameter; choose one of mock.persona, '],
  ])('reports %s and applies the other parameters', (query, problem) => {
    const { link, problems } = read(`${query}&mock.audio=sized`)
    expect(problems).toEqual([expect.stringContaining(problem)])
    expect(link).toEqual({ ...emptyLink, 'mock.audio': 'sized' })
  })
})
