import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { Screen as BackstageScreen } from '@/features/backstage/backstage-screen'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { ALBUM, song, songInput, songs, stubFileHandling, waitForSongs } from '../chosen-songs'
import { currentPath, messages, press } from './bench'
import { faultTable, ifUnreadable, type Operation } from './fault-table'

beforeAll(() =>
  Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/core/shared/data-table/delete-dialog'),
    import('@/features/backstage/upload/upload'),
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
])
