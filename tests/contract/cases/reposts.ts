import type { reposts } from '@/contract/groups/reposts'
import { reposts as documented } from '@mock/documented/groups/reposts'
import { personas } from '@mock/state/seeds/personas'

import { groupCases, MISSING_ID } from '../case'

export const repostCases = groupCases<typeof reposts>(documented, {
  toggle: [
    {
      name: 'a track',
      as: 'free',
      input: ({ trackId }) => ({ body: { repostable_id: trackId, repostable_type: 'track' } }),
      status: 200,
      writes: true,
    },
    {
      name: 'an item that is already reposted',
      as: 'subscriber',
      input: { body: { repostable_id: 3, repostable_type: 'album' } },
      status: 200,
      mockOnly: 'needs the reposts of the mock',
    },
    {
      name: 'signed out',
      input: ({ trackId }) => ({ body: { repostable_id: trackId, repostable_type: 'track' } }),
      status: 401,
    },
  ],
  ofUser: [
    {
      name: 'tracks and albums',
      input: { params: { userId: personas.artist.id } },
      status: 200,
      mockOnly: 'needs the reposts of the mock',
    },
    { name: 'of another user', input: ({ personId }) => ({ params: { userId: personId } }), status: 200 },
    { name: 'missing user', input: { params: { userId: MISSING_ID } }, status: 404 },
  ],
})
