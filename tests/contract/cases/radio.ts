import { genres } from '@/contract/groups/genres'
import type { radio } from '@/contract/groups/radio'
import { radio as documented } from '@mock/documented/groups/radio'

import { groupCases, MISSING_ID } from '../case'
import { firstRow } from '../first-row'

export const radioCases = groupCases<typeof radio>(documented, {
  show: [
    { name: 'of an artist', input: ({ artistId }) => ({ params: { type: 'artist', id: artistId } }), status: 200 },
    { name: 'of a track', input: ({ trackId }) => ({ params: { type: 'track', id: trackId } }), status: 200 },
    {
      name: 'of a genre',
      input: async (_, visit) => ({ params: { type: 'genre', id: (await firstRow(visit, genres.list)).id } }),
      status: 200,
    },
    { name: 'of a missing artist', input: { params: { type: 'artist', id: MISSING_ID } }, status: 404 },
  ],
})
