import { describe, expect, it } from 'vitest'

import { eachMember } from '@mock/documented/bootstrap-data'
import { album, artist, artistPages, genre, lists, track } from '@mock/documented/samples'

import { documented } from './documented-groups'
import { fieldDifferences } from './field-differences'

const rowOf = (...items: unknown[]) => ({ responses: lists(...items) })
const pageOf = (...data: unknown[]) => ({ pagination: { ...artistPages, data } })
const without = (row: object, key: string) => ({ ...row, [key]: undefined })
const differ = (row: Parameters<typeof fieldDifferences>[0], body: unknown) =>
  fieldDifferences(row, body).map(({ kind, path, message }) => `${kind} ${path}: ${message}`)

const variants = Object.entries(documented).flatMap(([name, row]) =>
  Object.entries(row.responses).map(([variant, body]) => ({ title: `${name}: ${variant}`, row, body })),
)

describe('fieldDifferences', () => {
  it('finds no deviation in any documented variant', () => {
    const deviations = variants.flatMap(({ title, row, body }) =>
      fieldDifferences(row, body)
        .filter(({ kind }) => kind === 'deviation')
        .map(({ path }) => `${title}: ${path}`),
    )
    expect(variants.length).toBeGreaterThan(300)
    expect(deviations).toEqual([])
  })

  it.each(['src', 'duration', 'image', 'plays', 'artists'])('reports %s that no row has', (key) => {
    expect(differ(rowOf(track), pageOf(without(track, key), without(track, key)))).toEqual([
      `deviation pagination.data.*.${key}: documented, but missing`,
    ])
    expect(differ(rowOf(track), pageOf(without(track, key), track))).toEqual([])
  })

  it('reports another type in any row, and a null in every row', () => {
    expect(differ(rowOf(track), pageOf(track, { ...track, duration: '120000' }))).toEqual([
      'deviation pagination.data.*.duration: string instead of number',
    ])
    expect(differ(rowOf(album), pageOf({ ...album, plays: null }))).toEqual([
      'deviation pagination.data.*.plays: always null',
    ])
    expect(differ(rowOf(track), pageOf({ ...track, image: null }, { ...track, image: 'storage/1.png' }))).toEqual([])
  })

  it('warns of optional fields: those of the model, and those that a sample lacks', () => {
    expect(differ(rowOf(track), pageOf(without(track, 'album')))).toEqual([
      'omission pagination.data.*.album: documented, but missing',
    ])
    expect(differ(rowOf(genre, without(genre, 'image')), pageOf(without(genre, 'image')))).toEqual([
      'omission pagination.data.*.image: documented, but missing',
    ])
  })

  it('compares each row with the sample of its model', () => {
    const row = rowOf(artist, genre)
    expect(differ(row, pageOf(artist, genre))).toEqual([])
    expect(differ(row, pageOf(artist, without(genre, 'display_name')))).toEqual([
      'deviation pagination.data.*.display_name: documented, but missing',
    ])
    expect(differ(row, pageOf({ ...artist, model_type: 'podcast' }))).toEqual([
      'deviation pagination.data.*.model_type: "podcast" instead of artist or genre',
    ])
  })

  it('compares bootstrap data inside its text', () => {
    const row = { bootstrapIn: 'data', responses: eachMember((data) => ({ data })) } as const
    const sent = (change: object, settings: object = {}) => {
      const intact = JSON.parse(String((row.responses['user of B1'] as { data: unknown }).data)) as { settings: object }
      return { data: JSON.stringify({ ...intact, settings: { ...intact.settings, ...settings }, ...change }) }
    }
    expect(differ(row, sent({}))).toEqual([])
    expect(differ(row, sent({ csrf_token: undefined, likes: undefined }))).toEqual([
      'deviation data.csrf_token: documented, but missing',
      'deviation data.likes: documented, but missing',
    ])
    expect(
      differ(row, sent({}, { artist_provider: undefined, artistProvider: 'local', wikipedia_language: 1 })),
    ).toEqual([
      'deviation data.settings.artist_provider: documented, but sent as "artistProvider"',
      'deviation data.settings.wikipedia_language: number instead of string',
    ])
    expect(differ(row, sent({}, { base_url: undefined, wikipedia_language: undefined }))).toEqual([
      'deviation data.settings.base_url: documented, but missing',
      'omission data.settings.wikipedia_language: documented, but missing',
    ])
  })

  it('compares a map with the nearest variant that has one, where the others show null', () => {
    const row = {
      responses: { none: { i18n: null }, row: { i18n: { id: 1, name: 'lv' } }, list: { i18n: { all: [] } } },
    }
    expect(differ(row, { i18n: { id: 1, name: 'lv' } })).toEqual([])
    expect(differ(row, { i18n: { id: 1 } })).toEqual(['deviation i18n.name: documented, but missing'])
  })

  it('accepts the empty list that PHP sends for an empty map', () => {
    const row = { responses: { config: { config: { layout: 'grid' } } } }
    expect(differ(row, { config: [] })).toEqual([])
    expect(differ(row, { config: 'grid' })).toEqual(['deviation config: string instead of map'])
  })
})
