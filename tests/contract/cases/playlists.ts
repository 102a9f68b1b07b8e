import type { playlists } from '@/contract/playlists'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

export const playlistCases: Cases<typeof playlists> = {
  show: [
    {
      name: 'a playlist',
      input: ({ playlistId }) => ({ params: { id: playlistId }, query: { loader: 'playlistPage' } }),
      status: 200,
    },
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
}
