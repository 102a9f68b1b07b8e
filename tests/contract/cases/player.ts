import type { player } from '@/contract/player'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

export const playerCases: Cases<typeof player> = {
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
    { name: 'no such album', input: { body: { queueId: `album.${NO_ROW}.*` } }, status: 404 },
    { name: 'no queue id at all', input: { body: { queueId: 'an album' } }, status: 422 },
    {
      name: 'too many at once',
      input: ({ albumId }) => ({ body: { queueId: `album.${albumId}.*`, perPage: 101 } }),
      status: 422,
    },
    {
      name: 'with a wrong token',
      input: ({ albumId }) => ({ body: { queueId: `album.${albumId}.*` } }),
      status: 419,
      forged: true,
    },
  ],
  logPlay: [
    {
      name: 'a listen',
      as: 'free',
      input: ({ trackId, albumId }) => ({ params: { trackId }, body: { queueId: `album.${albumId}.*` } }),
      status: 200,
      writes: true,
    },
    { name: 'no such track', as: 'free', input: { params: { trackId: NO_ROW }, body: {} }, status: 404, writes: true },
  ],
}
