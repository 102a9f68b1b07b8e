import type { radio } from '@/contract/radio'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

export const radioCases: Cases<typeof radio> = {
  show: [
    { name: 'of an artist', input: ({ artistId }) => ({ params: { type: 'artist', id: artistId } }), status: 200 },
    { name: 'of a track', input: ({ trackId }) => ({ params: { type: 'track', id: trackId } }), status: 200 },
    {
      name: 'of a genre',
      input: { params: { type: 'genre', id: 1 } },
      status: 200,
      mockOnly: 'genres are the site’s own',
    },
    { name: 'of no such artist', input: { params: { type: 'artist', id: NO_ROW } }, status: 404 },
  ],
}
