import { Ajv2020 } from 'ajv/dist/2020.js'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'

import { createWorld } from '../../site/create-world'
import { createVisitor } from '../../site/in-page/visitor'
import { dropOwnData, provideOwnData } from './own-data'
import { readOwnData } from './read-own-data'
import { type SeedInput, seedFileSchema } from './seed-file'
import { seedProblems } from './seed-problems'

const LULLABIES = { id: 4, name: 'lullabies' }

const seed: SeedInput = {
  genres: [LULLABIES],
  artists: [{ id: 7, name: 'Anna Bērziņa', genres: [4] }],
  albums: [{ id: 12, name: 'Miega vilciens', artists: [7], release_date: '2026-02-01' }],
  tracks: [
    { id: 31, name: 'Aijā', album: 12, artists: [7], duration: 90_000 },
    { id: 32, name: 'Žūžo', album: 12, artists: [7], src: 'https://media.example/32.mp3' },
  ],
  playlists: [{ id: 5, name: 'Vakars', tracks: [32, 31] }],
  channels: [
    { id: 3, name: 'Vakaram', slug: 'vakaram', config: { contentModel: 'album', layout: 'grid' }, items: [12] },
  ],
  settings: { branding: { site_name: 'Mana lapa' } },
}

const json = async (path: string): Promise<Record<string, unknown>> => {
  const world = createWorld({ scenario: 'own' })
  const url = `http://dziesma.test/api/v1/${path}`
  const response = await createVisitor(() => world).respond(
    new Request(url, { headers: { Accept: 'application/json', Referer: 'http://dziesma.test/' } }),
  )
  return (await response?.json()) as Record<string, unknown>
}

afterEach(dropOwnData)

describe('the scenario of own data', () => {
  it('serves the rows of the file with their references', async () => {
    provideOwnData(seed)
    expect(await json('albums/12?loader=albumPage')).toMatchObject({
      album: {
        name: 'Miega vilciens',
        image: 'storage/album_images/12.svg',
        artists: [{ name: 'Anna Bērziņa' }],
        tracks: [
          { name: 'Aijā', src: 'storage/track_media/31.wav' },
          { name: 'Žūžo', src: 'https://media.example/32.mp3' },
        ],
      },
    })
    expect(await json('playlists/5?loader=playlistPage')).toMatchObject({
      tracks: { data: [{ name: 'Žūžo' }, { name: 'Aijā' }] },
    })
  })

  it('opens the first channel as the home page, and merges the settings', async () => {
    provideOwnData(seed)
    const { data } = await json('bootstrap-data')
    const { settings } = JSON.parse(String(data)) as { settings: Record<string, Record<string, unknown>> }
    expect(settings['homepage']).toMatchObject({ type: 'channel', value: 3 })
    expect(settings['branding']).toMatchObject({ site_name: 'Mana lapa', logo_light: expect.any(String) as string })
    expect(await json('channel/3?loader=channelPage&paginate=simple')).toMatchObject({
      channel: { name: 'Vakaram', content: { data: [{ name: 'Miega vilciens' }] } },
    })
  })

  it('uses the usual channels without own ones, and an empty site without a file', async () => {
    provideOwnData({ ...seed, channels: [] })
    expect(await json('channel/12?loader=channelPage&paginate=simple')).toMatchObject({
      channel: { content: { data: [{ name: 'Aijā' }, { name: 'Žūžo' }] } },
    })
    dropOwnData()
    expect(await json('channel/12?loader=channelPage&paginate=simple')).toMatchObject({
      channel: { content: { data: [] } },
    })
  })

  it('repeats recorded responses for the same path and query', async () => {
    const body = { status: 'success', album: { id: 12, unexpected: true } }
    provideOwnData({ ...seed, responses: [{ path: 'albums/12', query: { page: '2' }, body }] })
    expect(await json('albums/12?page=2&loader=albumPage')).toEqual(body)
    expect(await json('albums/12?loader=albumPage')).toMatchObject({ album: { name: 'Miega vilciens' } })
  })
})

describe('provideOwnData', () => {
  it.each([
    ['a missing reference', { ...seed, artists: [] }, 'albums.0.artists.0: artists has no id 7'],
    ['an id that occurs twice', { genres: [LULLABIES, LULLABIES] }, 'genres.1.id: 4 occurs twice'],
    ['an unknown field', { songs: [] }, 'the file: Unrecognized key: "songs"'],
    [
      'a row without a name',
      { genres: [{ id: 1 }] },
      'genres.0.name: Invalid input: expected string, received undefined',
    ],
    ['wrong settings', { settings: { player: { default_volume: 'loud' } } }, 'settings.player.default_volume'],
    ['a file that is a list', [], 'the file: Invalid input: expected object, received array'],
  ])('refuses %s', (_, content, message) => {
    expect(() => provideOwnData(content)).toThrow(message)
  })

  it('lists all mistakes, also references in a file that does not fit the schema', () => {
    const wrong = {
      songs: [],
      genres: [{ id: 4 }],
      artists: [{ id: 7, name: '', genres: [4, 5] }],
      tracks: [{ id: 31, name: 'Aijā', album: 12, artists: 7 }],
      settings: { player: { default_volume: 'loud' }, branding: { site_name: 5 } },
    }
    expect(seedProblems(wrong).map((problem) => problem.split(':')[0])).toEqual([
      'genres.0.name',
      'artists.0.name',
      'tracks.0.artists',
      'the file',
      'artists.0.genres.1',
      'tracks.0.album',
      'settings.branding.site_name',
      'settings.player.default_volume',
    ])
  })
})

describe('readOwnData', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dziesma-seed-'))
  const file = join(folder, 'seed.json')
  afterEach(() => rmSync(file, { force: true }))

  it('names the file that cannot be read', () => {
    expect(() => readOwnData(file)).toThrow(`${file} cannot be read as JSON`)
    writeFileSync(file, '{"genres": [{"id": 0, "name": "x"}]}')
    expect(() => readOwnData(file)).toThrow(`${file}: genres.0.id`)
  })
})

describe('seed.schema.json', () => {
  const schema = z.toJSONSchema(seedFileSchema, { io: 'input' })

  it('equals the schema that the mock parses with', async () => {
    await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('seed.schema.json')
  })

  it('accepts a seed file that names it, and refuses an unknown field', () => {
    const named = { $schema: './seed.schema.json', ...seed }
    const accepts = new Ajv2020().compile(schema)
    expect(accepts(named)).toBe(true)
    expect(() => provideOwnData(named)).not.toThrow()
    expect(accepts({ songs: [] })).toBe(false)
  })
})
