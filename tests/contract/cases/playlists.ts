import type { playlists } from '@/contract/playlists'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

const ownId = 'needs the id of a playlist of the account'
/** Ids of seeded playlists: one that its editor may change, one that is private, one that all may join in. */
const [PRIVATE, COLLABORATIVE] = [11, 12]
const nightly = { name: 'Vakara dziesmas', description: 'Dziesmas, ar kurām mūsu mājās aizmieg.' }

export const playlistCases: Cases<typeof playlists> = {
  show: [
    {
      name: 'a playlist',
      input: ({ playlistId }) => ({ params: { id: playlistId }, query: { loader: 'playlistPage' } }),
      status: 200,
    },
    { name: 'somebody’s private one', input: { params: { id: PRIVATE } }, status: 403, mockOnly: ownId },
    { name: 'no such playlist', input: { params: { id: NO_ROW } }, status: 404 },
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
    { name: 'no such playlist', input: { params: { id: NO_ROW } }, status: 404 },
  ],
  ofUser: [
    { name: 'one’s own', as: 'free', input: { params: { userId: 'me' } }, status: 200 },
    { name: 'somebody’s', input: ({ personId }) => ({ params: { userId: personId } }), status: 200 },
    { name: 'nobody signed in', input: { params: { userId: 'me' } }, status: 401 },
  ],
  create: [
    { name: 'name and description', as: 'free', input: { body: nightly }, status: 200, writes: true },
    {
      name: 'all there is',
      as: 'free',
      input: {
        body: { name: 'Ceļam', description: null, public: true, collaborative: true, image: 'storage/a.svg' },
      },
      status: 200,
      writes: true,
      mockOnly: 'the picture is not there',
    },
    { name: 'too short a name', as: 'free', input: { body: { name: 'Ai' } }, status: 422, writes: true },
    {
      name: 'too short a description',
      as: 'free',
      input: { body: { ...nightly, description: 'Miegam.' } },
      status: 422,
      writes: true,
    },
    { name: 'nobody signed in', input: { body: nightly }, status: 401 },
    { name: 'a child', as: 'child', input: { body: nightly }, status: 403, mockOnly: 'needs a child’s account' },
  ],
  update: [
    {
      name: 'another name',
      as: 'artist',
      input: { params: { id: COLLABORATIVE }, body: { name: 'Ar visu kori', collaborative: false } },
      status: 200,
      mockOnly: ownId,
    },
    {
      name: 'somebody’s',
      as: 'free',
      input: ({ playlistId }) => ({ params: { id: playlistId }, body: { name: 'Mana' } }),
      status: 403,
      writes: true,
    },
  ],
  remove: [
    { name: 'one’s own', as: 'artist', input: { params: { ids: COLLABORATIVE } }, status: 200, mockOnly: ownId },
    {
      name: 'somebody’s',
      as: 'free',
      input: ({ playlistId }) => ({ params: { ids: playlistId } }),
      status: 403,
      writes: true,
    },
  ],
  addTracks: [
    {
      name: 'two',
      as: 'artist',
      input: { params: { id: COLLABORATIVE }, body: { ids: [1, 2] } },
      status: 200,
      mockOnly: ownId,
    },
    {
      name: 'where all may join in',
      as: 'subscriber',
      input: { params: { id: COLLABORATIVE }, body: { ids: [1] } },
      status: 200,
      mockOnly: ownId,
    },
    {
      name: 'to somebody’s',
      as: 'free',
      input: ({ playlistId, trackId }) => ({ params: { id: playlistId }, body: { ids: [trackId] } }),
      status: 403,
      writes: true,
    },
    {
      name: 'none',
      as: 'artist',
      input: { params: { id: COLLABORATIVE }, body: { ids: [] } },
      status: 422,
      mockOnly: ownId,
    },
  ],
  removeTracks: [
    {
      name: 'one',
      as: 'artist',
      input: { params: { id: COLLABORATIVE }, body: { ids: [1] } },
      status: 200,
      mockOnly: ownId,
    },
  ],
  orderTracks: [
    {
      name: 'an editor',
      as: 'free',
      input: { params: { id: COLLABORATIVE }, body: { ids: [3, 2, 1] } },
      status: 200,
      mockOnly: ownId,
    },
  ],
  follow: [
    {
      name: 'somebody’s',
      as: 'free',
      input: ({ playlistId }) => ({ params: { id: playlistId } }),
      status: 200,
      writes: true,
    },
    { name: 'nobody signed in', input: ({ playlistId }) => ({ params: { id: playlistId } }), status: 401 },
  ],
  unfollow: [
    {
      name: 'somebody’s',
      as: 'free',
      input: ({ playlistId }) => ({ params: { id: playlistId } }),
      status: 200,
      writes: true,
    },
  ],
}
