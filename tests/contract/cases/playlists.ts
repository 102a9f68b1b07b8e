import { playlists } from '@/contract/groups/playlists'
import { playlists as documented } from '@mock/documented/groups/playlists'

import { groupCases, MISSING_ID } from '../case'
import { firstRow } from '../first-row'
import { reading } from './administrator'
import { filtered } from './filtered'

const ownId = 'needs the playlists of the mock'
/** Ids of seeded playlists. */
const [PRIVATE, COLLABORATIVE] = [11, 12]
const nightly = { name: 'Vakara dziesmas', description: 'Dziesmas, ar kurām mūsu mājās aizmieg.' }

export const playlistCases = groupCases<typeof playlists>(documented, {
  list: [
    {
      name: 'private ones, with few plays',
      ...reading,
      input: {
        query: {
          with: ['editors'],
          ...filtered(['public', '=', false], ['plays', '<', 1_000_000], ['views', '>=', 0]),
        },
      },
      status: 200,
      holds: ({ pagination: { items } }) => items.every((playlist) => !playlist.public),
    },
    {
      name: 'collaborative ones, by plays',
      ...reading,
      input: {
        query: {
          orderBy: 'plays',
          orderDir: 'desc',
          paginate: 'lengthAware',
          ...filtered(['collaborative', '=', true]),
        },
      },
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ collaborative }) => collaborative),
    },
    {
      name: 'as a child',
      as: 'child',
      needs: ['child'],
      status: 403,
    },
    {
      name: 'of a user without the right to edit all',
      as: 'parentAtCap',
      input: { query: { perPage: 100 } },
      status: 200,
      mockOnly: ownId,
      holds: ({ pagination: { items } }) => items.length > 0 && items.every(({ id }) => id !== PRIVATE),
    },
    { name: 'signed out', status: 401 },
  ],
  show: [
    {
      name: 'a playlist',
      input: ({ playlistId }) => ({ params: { id: playlistId }, query: { loader: 'playlistPage' } }),
      status: 200,
    },
    {
      name: 'a private playlist, for an administrator',
      ...reading,
      input: async (_, visit) => {
        const { id } = await firstRow(visit, playlists.list, { query: filtered(['public', '=', false]) })
        return { params: { id }, query: { loader: 'playlistPage' } }
      },
      status: 200,
      holds: ({ playlist }) => !playlist.public,
    },
    {
      name: 'another user’s private playlist',
      input: { params: { id: PRIVATE }, query: { loader: 'playlistPage' } },
      status: 403,
      mockOnly: ownId,
    },
    { name: 'missing playlist', input: { params: { id: MISSING_ID }, query: { loader: 'playlistPage' } }, status: 404 },
  ],
  tracks: [
    {
      name: 'in order',
      input: ({ playlistId }) => ({
        params: { id: playlistId },
        query: { orderBy: 'position', orderDir: 'asc', page: 1 },
      }),
      status: 200,
    },
    { name: 'missing playlist', input: { params: { id: MISSING_ID } }, status: 404 },
  ],
  ofUser: [
    { name: 'own playlist', as: 'free', input: { params: { userId: 'me' } }, status: 200 },
    { name: 'another user’s playlist', input: ({ personId }) => ({ params: { userId: personId } }), status: 200 },
    { name: 'signed out', input: { params: { userId: 'me' } }, status: 401 },
  ],
  create: [
    { name: 'name and description', as: 'free', input: { body: nightly }, status: 200, writes: true },
    {
      name: 'every field',
      as: 'free',
      input: {
        body: { name: 'Ceļam', description: null, public: true, collaborative: true, image: 'storage/a.svg' },
      },
      status: 200,
      writes: true,
      mockOnly: 'the picture does not exist',
    },
    { name: 'name too short', as: 'free', input: { body: { name: 'Ai' } }, status: 422, writes: true },
    {
      name: 'description too short',
      as: 'free',
      input: { body: { ...nightly, description: 'Miegam.' } },
      status: 422,
      writes: true,
    },
    { name: 'signed out', input: { body: nightly }, status: 401 },
    { name: 'as a child', as: 'child', needs: ['child'], input: { body: nightly }, status: 403, writes: true },
  ],
  update: [
    {
      name: 'every field',
      as: 'artist',
      input: {
        params: { id: COLLABORATIVE },
        body: { ...nightly, name: 'Ar visu kori', collaborative: false, public: true, image: null },
      },
      status: 200,
      mockOnly: ownId,
    },
    {
      name: 'another user’s playlist',
      as: 'free',
      input: ({ playlistId }) => ({ params: { id: playlistId }, body: { name: 'Mana' } }),
      status: 403,
      writes: true,
    },
    { name: 'signed out', input: { params: { id: MISSING_ID }, body: { name: 'Mana' } }, status: 401 },
  ],
  remove: [
    { name: 'own playlist', as: 'artist', input: { params: { ids: COLLABORATIVE } }, status: 200, mockOnly: ownId },
    {
      name: 'another user’s playlist',
      as: 'free',
      input: ({ playlistId }) => ({ params: { ids: playlistId } }),
      status: 403,
      writes: true,
    },
    { name: 'signed out', input: { params: { ids: MISSING_ID } }, status: 401 },
  ],
  addTracks: [
    {
      name: 'two tracks',
      as: 'artist',
      input: { params: { id: COLLABORATIVE }, body: { ids: [1, 2] } },
      status: 200,
      mockOnly: ownId,
    },
    {
      name: 'to a collaborative playlist',
      as: 'subscriber',
      input: { params: { id: COLLABORATIVE }, body: { ids: [1] } },
      status: 200,
      mockOnly: ownId,
    },
    {
      name: 'to another user’s playlist',
      as: 'free',
      input: ({ playlistId, trackId }) => ({ params: { id: playlistId }, body: { ids: [trackId] } }),
      status: 403,
      writes: true,
    },
    {
      name: 'no tracks',
      as: 'artist',
      input: { params: { id: COLLABORATIVE }, body: { ids: [] } },
      status: 422,
      mockOnly: ownId,
    },
    { name: 'signed out', input: { params: { id: MISSING_ID }, body: { ids: [1] } }, status: 401 },
  ],
  removeTracks: [
    {
      name: 'one track',
      as: 'artist',
      input: { params: { id: COLLABORATIVE }, body: { ids: [1] } },
      status: 200,
      mockOnly: ownId,
    },
    { name: 'signed out', input: { params: { id: MISSING_ID }, body: { ids: [1] } }, status: 401 },
  ],
  orderTracks: [
    {
      name: 'by an editor',
      as: 'free',
      input: { params: { id: COLLABORATIVE }, body: { ids: [3, 2, 1] } },
      status: 200,
      mockOnly: ownId,
    },
    { name: 'signed out', input: { params: { id: MISSING_ID }, body: { ids: [1] } }, status: 401 },
  ],
  follow: [
    {
      name: 'another user’s playlist',
      as: 'free',
      input: ({ playlistId }) => ({ params: { id: playlistId } }),
      status: 200,
      writes: true,
    },
    { name: 'signed out', input: ({ playlistId }) => ({ params: { id: playlistId } }), status: 401 },
  ],
  unfollow: [
    {
      name: 'another user’s playlist',
      as: 'free',
      input: ({ playlistId }) => ({ params: { id: playlistId } }),
      status: 200,
      writes: true,
    },
    { name: 'signed out', input: ({ playlistId }) => ({ params: { id: playlistId } }), status: 401 },
  ],
})
