import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { openDialog } from '@/core/shared/dialogs/dialog-store'
import { mediaMenu } from '@/core/shared/media/menu/media-menu-store'
import { EditPlaylistForm, NewPlaylistForm } from '@/features/playlists/components/playlist-form'
import { setPlaylistFollowed } from '@/features/playlists/follow-playlist'
import { openAddToPlaylist } from '@/features/playlists/open-add-to-playlist'
import { ownPlaylists } from '@/features/playlists/own/queries'
import { Screen as PlaylistScreen } from '@/features/playlists/playlist-screen'
import { playlistQueries } from '@/features/playlists/queries'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { currentPath, press, messages } from './bench'
import { faultTable, type Operation, ifUnreadable } from './fault-table'

beforeAll(() =>
  Promise.all([
    import('@/core/shared/forms/form-engine'),
    import('@/core/shared/dialogs/confirm-dialog'),
    import('@/features/playlists/components/add-to-playlist-dialog'),
  ]),
)

const { free } = personas
/** A playlist of the artist that Anna edits too. */
const OWN = 12
const NAME = 'Kopā ar kori'
/** Its tracks in these tests. */
const SONGS = [15, 16, 17]
const [FIRST, SECOND, THIRD] = [
  'Ballad for a Shy Fawn',
  'Wizard Saves the Forest',
  'How the Beaver Opens the Seventh Door',
]
const TRACK_COUNT = 40

const oneIf = (isTrue: boolean) => Number(isTrue)
const tracksOf = ({ db }: World) => db.playlists.get(OWN)?.track_ids ?? []
const few = ({ db }: World) => void db.playlists.update(OWN, { track_ids: SONGS })
const closed = () => expect(screen.queryByRole('dialog')).toBeNull()
const names = () =>
  within(screen.getByRole('list', { name: 'Songs' }))
    .getAllByRole('button', { name: /^(Play|Pause) / })
    .map(({ textContent }) => textContent)
const shows =
  (...songs: (string | undefined)[]) =>
  () =>
    expect(names()).toEqual(songs)

/** Selects an entry of an item's menu, which the site's layout would render. */
function choose(menu: string, entry: string): void {
  press(`More options for ${menu}`)
  const found = mediaMenu.get()?.extra?.entries.find(({ label }) => label === entry)
  if (!found || !('onSelect' in found)) throw new Error(`${menu} has no “${entry}”`)
  act(() => {
    found.onSelect?.()
    mediaMenu.set(null)
  })
}

/** The screen of a playlist of three tracks. */
const page = {
  as: 'artist',
  path: `/playlist/${OWN}`,
  pattern: '/playlist/:id',
  screen: <PlaylistScreen />,
  prepare: few,
  ready: () => waitFor(shows(FIRST, SECOND, THIRD)),
} satisfies Partial<Operation>

/** A public playlist of another user. */
const foreignPlaylist = ({ db }: World) => {
  const found = db.playlists.all().find(({ owner_id, public: isPublic }) => owner_id !== free.id && isPublic)
  if (!found) throw new Error('The seeds contain no playlist to follow')
  return found
}

const follows = ({ db }: World) =>
  db.playlistFollows.all().filter((row) => row.user_id === free.id && row.playlist_id === playlist.id)
const followedIds = () => queryClient.getQueryData(ownPlaylists().queryKey)?.pagination.items.map(({ id }) => id)

let playlist: ReturnType<typeof foreignPlaylist>

function chooseUnfollowed(world: World): void {
  playlist = foreignPlaylist(world)
  for (const { id } of follows(world)) world.db.playlistFollows.remove(id)
}

const following = {
  as: 'free',
  screen: null,
  ready: () => queryClient.fetchQuery(ownPlaylists()),
  refetches: true,
} satisfies Partial<Operation>

const operations: Operation[] = [
  {
    ...following,
    name: 'following a playlist',
    endpoint: 'playlists.follow',
    prepare: chooseUnfollowed,
    press: () => setPlaylistFollowed(playlist, true),
    count: (world) => follows(world).length,
    done: () => expect(followedIds()).toContain(playlist.id),
  },
  {
    ...following,
    name: 'unfollowing a playlist',
    endpoint: 'playlists.unfollow',
    prepare: (world) => {
      chooseUnfollowed(world)
      world.db.playlistFollows.insert({ id: 900, user_id: free.id, playlist_id: playlist.id })
    },
    press: () => setPlaylistFollowed(playlist, false),
    count: (world) => oneIf(follows(world).length === 0),
    done: () => expect(followedIds()).not.toContain(playlist.id),
  },
  {
    name: 'creating a playlist',
    endpoint: 'playlists.create',
    as: 'free',
    screen: null,
    ready: async () => {
      void openDialog(NewPlaylistForm, {})
      await screen.findByRole('dialog', { name: 'New playlist' })
    },
    fill: { Name: 'Jaunā izlase' },
    press: () => press('Create'),
    count: ({ db }) => db.playlists.all().filter(({ name }) => name === 'Jaunā izlase').length,
    done: closed,
    // The refetched list contains the playlist.
    special: { 'its response is lost': () => waitFor(closed), ...ifUnreadable(() => waitFor(closed)) },
  },
  {
    name: 'editing a playlist',
    endpoint: 'playlists.update',
    as: 'artist',
    screen: null,
    ready: async () => {
      const { playlist: own } = await queryClient.fetchQuery(playlistQueries.show(String(OWN)))
      void openDialog(EditPlaylistForm, { playlist: own })
      await screen.findByRole('dialog', { name: 'Edit playlist' })
    },
    fill: { Name: 'Ar visu kori' },
    press: () => press('Save'),
    count: ({ db }) => oneIf(db.playlists.get(OWN)?.name === 'Ar visu kori'),
    done: closed,
  },
  {
    ...page,
    name: 'deleting a playlist',
    endpoint: 'playlists.remove',
    press: async () => {
      choose(NAME, 'Delete playlist')
      fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
    },
    count: ({ db }) => oneIf(db.playlists.get(OWN) === undefined),
    done: () => expect(currentPath()).toBe('/'),
    refetches: true,
  },
  {
    name: 'adding a track',
    endpoint: 'playlists.addTracks',
    as: 'artist',
    screen: null,
    prepare: few,
    ready: () => queryClient.fetchQuery(ownPlaylists()),
    press: async () => {
      const { tracks } = await queryClient.fetchQuery(playlistQueries.show('1'))
      const [track] = tracks.items
      if (track) void openAddToPlaylist([{ ...track, id: TRACK_COUNT }])
      const dialog = await screen.findByRole('dialog', { name: 'Add to playlist' })
      fireEvent.click(await within(dialog).findByRole('button', { name: NAME }))
    },
    count: (world) => tracksOf(world).filter((id) => id === TRACK_COUNT).length,
    done: () => expect(messages()).toMatch(/Added to/),
    // The client checks the playlist before it adds the track again.
    doneOnRetry: () => expect(messages()).toMatch(/Already in this playlist/),
  },
  {
    ...page,
    name: 'removing a track',
    endpoint: 'playlists.removeTracks',
    press: async () => {
      await waitFor(shows(FIRST, SECOND, THIRD))
      choose(FIRST ?? '', 'Remove from this playlist')
    },
    count: (world) => oneIf(tracksOf(world).length === 2),
    done: shows(SECOND, THIRD),
    refetches: true,
  },
  {
    ...page,
    name: 'moving a track',
    endpoint: 'playlists.orderTracks',
    press: async () => {
      await waitFor(shows(FIRST, SECOND, THIRD))
      choose(FIRST ?? '', 'Move down')
    },
    count: (world) => oneIf(tracksOf(world)[0] === 16),
    done: shows(SECOND, FIRST, THIRD),
    refetches: true,
  },
]

faultTable('playlists', operations)
