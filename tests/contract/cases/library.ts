import type { library } from '@/contract/groups/library'
import { library as documented } from '@mock/documented/groups/library'
import { personas } from '@mock/state/seeds/personas'

import { type Case, groupCases, MISSING_ID, type Visit } from '../case'

const own: Pick<Case<typeof library.tracks>, 'as' | 'needs'> = { as: 'free', needs: ['free'] }
const userId = ({ person }: Visit) => ({ params: { userId: person('free').id } })
/** A track that no persona has liked. */
const NOT_LIKED = 1999

export const libraryCases = groupCases<typeof library>(documented, {
  add: [
    {
      name: 'a track',
      as: 'admin',
      input: { body: { likeables: [{ likeable_id: NOT_LIKED, likeable_type: 'track' }] } },
      status: 200,
      mockOnly: 'fails for a track that is already liked',
    },
    { name: 'no items', as: 'free', input: { body: { likeables: [] } }, status: 422, writes: true },
    {
      name: 'signed out',
      input: ({ trackId }) => ({ body: { likeables: [{ likeable_id: trackId, likeable_type: 'track' }] } }),
      status: 401,
    },
    {
      name: 'missing album',
      as: 'admin',
      input: { body: { likeables: [{ likeable_id: MISSING_ID, likeable_type: 'album' }] } },
      status: 404,
      mockOnly: 'the response of a live backend is not documented',
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
    {
      name: 'signed out',
      input: ({ trackId }) => ({ body: { likeables: [{ likeable_id: trackId, likeable_type: 'track' }] } }),
      status: 401,
    },
  ],
  tracks: [
    {
      name: 'the latest first',
      ...own,
      input: (_, visit) => ({
        ...userId(visit),
        query: { orderBy: 'likes.created_at', orderDir: 'desc', page: 1 },
      }),
      status: 200,
    },
    {
      name: 'search results',
      ...own,
      input: (_, visit) => ({ ...userId(visit), query: { query: 'a' } }),
      status: 200,
    },
    { name: 'another user’s library', input: ({ personId }) => ({ params: { userId: personId } }), status: 200 },
    { name: 'missing user', input: { params: { userId: MISSING_ID } }, status: 404 },
  ],
  albums: [
    { name: 'own library', ...own, input: (_, visit) => userId(visit), status: 200 },
    { name: 'another user’s library', input: ({ personId }) => ({ params: { userId: personId } }), status: 200 },
  ],
  artists: [
    { name: 'own library', ...own, input: (_, visit) => userId(visit), status: 200 },
    { name: 'another user’s library', input: ({ personId }) => ({ params: { userId: personId } }), status: 200 },
  ],
  history: [
    {
      name: 'second page',
      as: 'subscriber',
      input: { params: { userId: personas.subscriber.id }, query: { page: 2 } },
      status: 200,
      mockOnly: 'needs the plays of the mock',
    },
    { name: 'of another user', as: 'free', input: ({ personId }) => ({ params: { userId: personId } }), status: 403 },
    { name: 'signed out', input: ({ personId }) => ({ params: { userId: personId } }), status: 401 },
  ],
})
