import type { player } from '@/contract/groups/player'
import { player as documented } from '@mock/documented/groups/player'

import { groupCases, MISSING_ID } from '../case'

export const playerCases = groupCases<typeof player>(documented, {
  queue: [
    { name: 'an album', input: ({ albumId }) => ({ body: { queueId: `album.${albumId}.*` } }), status: 200 },
    {
      name: 'an artist, by name',
      input: ({ artistId }) => ({ body: { queueId: `artist.${artistId}.*.name|asc`, perPage: 3 } }),
      status: 200,
    },
    {
      name: 'a playlist after a track',
      input: ({ playlistId, trackId }) => ({
        body: { queueId: `playlist.${playlistId}.*`, lastTrack: { id: trackId } },
      }),
      status: 200,
    },
    { name: 'missing album', input: { body: { queueId: `album.${MISSING_ID}.*` } }, status: 404 },
    { name: 'invalid queue id', input: { body: { queueId: 'an album' } }, status: 422 },
    {
      name: 'page size above the limit',
      input: ({ albumId }) => ({ body: { queueId: `album.${albumId}.*`, perPage: 101 } }),
      status: 422,
    },
    {
      name: 'with a wrong CSRF token',
      input: ({ albumId }) => ({ body: { queueId: `album.${albumId}.*` } }),
      status: 419,
      forged: true,
    },
  ],
  logPlay: [
    {
      name: 'a play',
      as: 'free',
      input: ({ trackId, albumId }) => ({ params: { trackId }, body: { queueId: `album.${albumId}.*` } }),
      status: 200,
      writes: true,
    },
    {
      name: 'missing track',
      as: 'free',
      input: { params: { trackId: MISSING_ID }, body: { queueId: `track.${MISSING_ID}.*` } },
      status: 404,
      writes: true,
    },
  ],
})
