import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { Screen as BackstageScreen } from '@/features/backstage/backstage-screen'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { ALBUM, song, songInput, songs, stubFileHandling, waitForSongs } from '../chosen-songs'
import { stubDurations } from '../stub-durations'
import { currentPath, messages, press } from './bench'
import { equals, faultKinds, faultTable, ifUnreadable, type Operation } from './fault-table'

beforeAll(() =>
  Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/core/shared/data-table/delete-dialog'),
    import('@/features/backstage/upload/upload'),
    import('@/features/backstage/music/own-lyrics'),
  ]),
)

const sentBy = ({ db }: World) =>
  db.backstageRequests.all().filter(({ user_id }) => user_id === personas.free.id).length

/** Chooses songs, and waits until they are uploaded and read. */
async function upload(...files: File[]): Promise<void> {
  stubFileHandling()
  await waitFor(() => expect(songInput()).not.toBeNull())
  const input = songInput()
  if (input) fireEvent.change(input, { target: { files } })
  await waitForSongs()
}

/** The form gives way to the request that the server has. */
async function showsSentRequest(world: World): Promise<void> {
  await waitFor(() => expect(screen.getByText(/You have asked for this already/)).toBeVisible())
  expect(sentBy(world)).toBe(1)
}

const NEW_NAME = 'Ziemas putni'
const music = { as: 'artist', pattern: '/backstage/*', screen: <BackstageScreen /> } satisfies Partial<Operation>

type Table = 'artists' | 'albums' | 'tracks'
const named = ({ db }: World, table: Table, name: string) =>
  [...db[table].all()].filter((row) => row.name === name).length

/** Saving a new name in the editor of the first record of a table. */
const renaming = (table: Table): Operation => ({
  ...music,
  name: `renaming one of the own ${table}`,
  endpoint: `${table}.update`,
  path: `/backstage/${table}/1`,
  ready: () => screen.findByRole('button', { name: 'Save' }),
  fill: { Name: NEW_NAME },
  press: () => press('Save'),
  count: (world) => named(world, table, NEW_NAME),
  done: () => expect(messages()).toMatch('Saved'),
})

/** Deleting a record in the list of the managed artist. */
const deleting = (table: 'albums' | 'tracks', name: string): Operation => {
  const label = new RegExp(`^Select ${name}`)
  const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: label })
  return {
    ...music,
    name: `deleting one of the own ${table}`,
    endpoint: `${table}.remove`,
    path: `/backstage/artists/1/${table}?query=${name}`,
    ready: box,
    press: async () => {
      if (!screen.queryByRole('dialog')) {
        const row = await box()
        if (!row.checked) fireEvent.click(row)
        fireEvent.click(await screen.findByRole('button', { name: 'Delete' }))
      }
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    },
    count: (world) => Number(named(world, table, name) === 0),
    done: () => expect(screen.queryByRole('checkbox', { name: label })).toBeNull(),
    refetches: true,
  }
}

/** Gives artists permissions that they lack at first. */
const mayAlso =
  (...names: string[]) =>
  ({ db }: World): void => {
    const role = db.roles.all().find(({ name }) => name === 'artists')
    const permissions = [...(role?.permissions ?? []), ...names.map((name) => ({ name, restrictions: [] }))]
    if (role) db.roles.update(role.id, { permissions })
  }

const NEW_ARTIST = 'Nezināmie zēni'
const createArtist = `Create “${NEW_ARTIST}”`

/** Lets the artist create others, and manage a second one: no artist is credited by default then. */
function mayCreateArtists(world: World): void {
  mayAlso('artists.create')(world)
  world.db.artists.update(2, { managers: [{ user_id: personas.artist.id, role: 'manager' }] })
}

const [SONG, LYRICS] = [1, 901]
const TEXT = 'Sikspārnis lido'

/** Saving the lyrics of the first song, which has some already or none. */
const savingLyrics = (hasLyrics: boolean): Omit<Operation, 'name' | 'endpoint'> => ({
  ...music,
  path: `/backstage/tracks/${SONG}/lyrics`,
  prepare: (world) => {
    mayAlso('lyrics.view', 'lyrics.create', 'lyrics.update')(world)
    const { lyrics } = world.db
    for (const { id, track_id } of lyrics.all()) if (track_id === SONG) lyrics.remove(id)
    const created_at = new Date().toISOString()
    const saved = { id: LYRICS, track_id: SONG, text: 'Aijā', is_synced: false, duration: null, created_at }
    if (hasLyrics) lyrics.insert(saved)
  },
  ready: () => screen.findByLabelText('Text'),
  fill: { Text: TEXT },
  press: () => press(hasLyrics ? 'Save' : 'Create'),
  count: ({ db }) => db.lyrics.all().filter(({ track_id, text }) => track_id === SONG && text === TEXT).length,
  // New ones are loaded as soon as they exist.
  ...(hasLyrics
    ? { done: () => expect(messages()).toMatch('Saved') }
    : { done: () => expect(screen.getByRole('button', { name: 'Save' })).toBeVisible(), refetches: true }),
})

const TITLE = 'Pirmā dziesma'
const SECONDS = 21
const uploading = { ...music, path: '/backstage/upload' } satisfies Partial<Operation>

/** A file that is gone already is no reason to keep the draft. */
const isDiscarded = () => expect(screen.queryByRole('textbox', { name: 'Name of song 1' })).toBeNull()

/** The browser reads title and duration, so that the song can be published. */
async function isReadByBrowser(world: World): Promise<void> {
  await waitForSongs()
  expect(screen.getByRole('textbox', { name: 'Name of song 1' })).toHaveValue(TITLE)
  world.faults.set([])
  press('Publish 1 song')
  await screen.findByRole('heading', { name: '1 song is published' })
  expect(named(world, 'tracks', TITLE)).toBe(1)
}

faultTable('backstage', [
  {
    name: 'asking to become an artist',
    endpoint: 'backstageRequests.create',
    as: 'free',
    path: '/backstage/requests/new/become-artist',
    pattern: '/backstage/*',
    screen: <BackstageScreen />,
    ready: () => screen.findByLabelText('Artist name'),
    fill: { 'Artist name': 'Ziemas putni', Role: 'artist' },
    press: () => press('Send request'),
    count: sentBy,
    special: { 'its response is lost': showsSentRequest, ...ifUnreadable(showsSentRequest) },
    done: () => {
      expect(currentPath()).toBe('/backstage')
      expect(messages()).toMatch(/Your request was sent/)
    },
  },
  renaming('artists'),
  renaming('albums'),
  renaming('tracks'),
  deleting('albums', 'Zelta atslēdziņa'),
  deleting('tracks', 'Miegamice'),
  {
    name: 'publishing a song',
    endpoint: 'tracks.create',
    as: 'artist',
    path: '/backstage/upload',
    pattern: '/backstage/*',
    screen: <BackstageScreen />,
    ready: () => upload(song('1.wav', { title: 'Pirmā dziesma' })),
    press: () => press('Publish 1 song'),
    count: ({ db }) => db.tracks.all().filter(({ name }) => name === 'Pirmā dziesma').length,
    done: () => expect(screen.getByRole('heading', { name: '1 song is published' })).toBeVisible(),
  },
  {
    name: 'publishing an album',
    endpoint: 'albums.create',
    as: 'artist',
    path: '/backstage/upload',
    pattern: '/backstage/*',
    screen: <BackstageScreen />,
    ready: () => upload(...songs),
    press: () => press('Publish the album'),
    count: ({ db }) => db.albums.all().filter(({ name }) => name === ALBUM).length,
    done: () => expect(screen.getByRole('heading', { name: '2 songs are published' })).toBeVisible(),
  },
  {
    ...uploading,
    name: 'reading the tags of a song',
    endpoint: 'tracks.extractMetadata',
    press: () => {
      stubDurations(SECONDS)
      return upload(song('1.wav', { title: TITLE }))
    },
    count: () => 0,
    special: Object.fromEntries(
      faultKinds.filter((kind) => !Object.hasOwn(equals, kind)).map((kind) => [kind, isReadByBrowser]),
    ),
    done: () => {},
  },
  {
    ...uploading,
    name: 'creating an artist that a file names',
    endpoint: 'artists.create',
    prepare: mayCreateArtists,
    ready: () => upload(song('1.wav', { title: TITLE, artist: NEW_ARTIST })),
    press: () => press(createArtist),
    count: (world) => named(world, 'artists', NEW_ARTIST),
    done: () => expect(screen.queryByRole('button', { name: createArtist })).toBeNull(),
  },
  {
    ...uploading,
    name: 'discarding an upload',
    endpoint: 'fileEntries.remove',
    ready: () => upload(song('1.wav', { title: TITLE })),
    press: async () => {
      press('Discard')
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Discard' }))
    },
    count: ({ db }) => Number(db.files.all().length === 0),
    special: { '404': () => waitFor(isDiscarded) },
    done: isDiscarded,
  },
  { ...savingLyrics(false), name: 'adding lyrics', endpoint: 'lyrics.create' },
  { ...savingLyrics(true), name: 'changing lyrics', endpoint: 'lyrics.update' },
])
