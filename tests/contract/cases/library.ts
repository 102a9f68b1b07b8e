import type { library } from '@/contract/library'
import { personas } from '@mock/scenarios/personas'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

const mockOnly = 'needs the id of the account'
/** No persona's seed likes it. */
const NOT_LIKED = 1999

export const libraryCases: Cases<typeof library> = {
  add: [
    {
      name: 'a track',
      as: 'admin',
      input: { body: { likeables: [{ likeable_id: NOT_LIKED, likeable_type: 'track' }] } },
      status: 200,
      mockOnly: 'what is liked already cannot be added',
    },
    { name: 'nothing', as: 'free', input: { body: { likeables: [] } }, status: 422, writes: true },
    {
      name: 'nobody signed in',
      input: ({ trackId }) => ({ body: { likeables: [{ likeable_id: trackId, likeable_type: 'track' }] } }),
      status: 401,
    },
    {
      name: 'no such album',
      as: 'admin',
      input: { body: { likeables: [{ likeable_id: NO_ROW, likeable_type: 'album' }] } },
      status: 404,
      mockOnly: 'what a live backend answers is not known',
    },
  ],
  remove: [
    {
      name: 'an artist',
      as: 'free',
      input: ({ artistId }) => ({ body: { likeables: [{ likeable_id: artistId, likeable_type: 'artist' }] } }),
      status: 200,
      writes: true,
    },
  ],
  tracks: [
    {
      name: 'the latest first',
      as: 'free',
      input: {
        params: { userId: personas.free.id },
        query: { orderBy: 'likes.created_at', orderDir: 'desc', page: 1 },
      },
      status: 200,
      mockOnly,
    },
    {
      name: 'searched',
      as: 'free',
      input: { params: { userId: personas.free.id }, query: { query: 'a' } },
      status: 200,
      mockOnly,
    },
    { name: 'somebody’s', input: ({ personId }) => ({ params: { userId: personId } }), status: 200 },
    { name: 'no such person', input: { params: { userId: NO_ROW } }, status: 404 },
  ],
  albums: [
    { name: 'one’s own', as: 'free', input: { params: { userId: personas.free.id } }, status: 200, mockOnly },
    { name: 'somebody’s', input: ({ personId }) => ({ params: { userId: personId } }), status: 200 },
  ],
  artists: [
    { name: 'one’s own', as: 'free', input: { params: { userId: personas.free.id } }, status: 200, mockOnly },
    { name: 'somebody’s', input: ({ personId }) => ({ params: { userId: personId } }), status: 200 },
  ],
  history: [
    {
      name: 'second page',
      as: 'subscriber',
      input: { params: { userId: personas.subscriber.id }, query: { page: 2 } },
      status: 200,
      mockOnly,
    },
    { name: 'somebody else’s', as: 'free', input: ({ personId }) => ({ params: { userId: personId } }), status: 403 },
    { name: 'nobody signed in', input: ({ personId }) => ({ params: { userId: personId } }), status: 401 },
  ],
}
