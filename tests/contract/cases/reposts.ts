import type { reposts } from '@/contract/reposts'
import { personas } from '@mock/scenarios/personas'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

export const repostCases: Cases<typeof reposts> = {
  toggle: [
    {
      name: 'a track',
      as: 'free',
      input: ({ trackId }) => ({ body: { repostable_id: trackId, repostable_type: 'track' } }),
      status: 200,
      writes: true,
    },
    {
      name: 'what was reposted before',
      as: 'subscriber',
      input: { body: { repostable_id: 3, repostable_type: 'album' } },
      status: 200,
      mockOnly: 'needs to know what was reposted',
    },
    {
      name: 'nobody signed in',
      input: ({ trackId }) => ({ body: { repostable_id: trackId, repostable_type: 'track' } }),
      status: 401,
    },
  ],
  ofUser: [
    {
      name: 'tracks and albums',
      input: { params: { userId: personas.artist.id } },
      status: 200,
      mockOnly: 'needs to know who reposted',
    },
    { name: 'somebody’s', input: ({ personId }) => ({ params: { userId: personId } }), status: 200 },
    { name: 'no such person', input: { params: { userId: NO_ROW } }, status: 404 },
  ],
}
