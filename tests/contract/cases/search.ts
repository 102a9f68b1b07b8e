import { audioSearchParams, type search, searchEveryType } from '@/contract/groups/search'
import { search as documented } from '@mock/documented/groups/search'

import { groupCases, MISSING_ID } from '../case'

export const searchCases = groupCases<typeof search>(documented, {
  all: [
    {
      name: 'while typing',
      input: ({ word }) => searchEveryType(word, 'search'),
      status: 200,
      holds: ({ results }) => (results.artists?.items ?? []).length > 0,
    },
    {
      name: 'the page, two types',
      input: ({ word }) => ({
        query: {
          query: word,
          modelTypes: ['artist', 'track'],
          types: ['artist', 'track'],
          loader: 'searchPage',
          limit: 20,
        },
      }),
      status: 200,
    },
    { name: 'without a query', input: searchEveryType('', 'search'), status: 200 },
    {
      name: 'without results',
      input: searchEveryType('qwxz-qwxz-qwxz', 'search'),
      status: 200,
      holds: ({ results }) => (results.artists?.items ?? []).length === 0,
    },
  ],
  model: [
    {
      name: 'second page of tracks',
      input: ({ word }) => ({ params: { type: 'track' }, query: { query: word, page: 2 } }),
      status: 200,
    },
    { name: 'artists', input: ({ word }) => ({ params: { type: 'artist' }, query: { query: word } }), status: 200 },
    { name: 'unknown type', input: { params: { type: 'no-such-type' }, query: { query: 'a' } }, status: 404 },
  ],
  audio: [
    {
      name: 'for a track',
      input: ({ trackId }) => ({
        params: audioSearchParams({ id: trackId, artist: 'Bērni & pūces', name: '100% miegs/2' }),
      }),
      status: 200,
    },
    {
      name: 'for a missing track',
      input: { params: audioSearchParams({ id: MISSING_ID, artist: 'Kokles putni', name: 'Aijā' }) },
      status: 404,
    },
  ],
})
