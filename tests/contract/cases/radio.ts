import type { radio } from '@/contract/groups/radio'
import { radio as documented } from '@mock/documented/groups/radio'

import { groupCases, MISSING_ID } from '../case'

export const radioCases = groupCases<typeof radio>(documented, {
  show: [
    { name: 'of an artist', input: ({ artistId }) => ({ params: { type: 'artist', id: artistId } }), status: 200 },
    { name: 'of a track', input: ({ trackId }) => ({ params: { type: 'track', id: trackId } }), status: 200 },
    {
      name: 'of a genre',
      input: { params: { type: 'genre', id: 1 } },
      status: 200,
      mockOnly: 'needs the genres of the mock',
    },
    { name: 'of a missing artist', input: { params: { type: 'artist', id: MISSING_ID } }, status: 404 },
  ],
})
