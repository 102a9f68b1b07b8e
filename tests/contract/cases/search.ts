import type { search } from '@/contract/search'

import type { Cases } from '../case'

export const searchCases: Cases<typeof search> = {
  all: [
    { name: 'while typing', input: ({ word }) => ({ query: { query: word, loader: 'search' } }), status: 200 },
    {
      name: 'the page, two types',
      input: ({ word }) => ({ query: { query: word, modelTypes: ['artist', 'track'], loader: 'searchPage' } }),
      status: 200,
    },
    { name: 'for nothing', input: { query: { query: '' } }, status: 200 },
    { name: 'for what is not there', input: { query: { query: 'qwxz-qwxz-qwxz' } }, status: 200 },
  ],
  model: [
    {
      name: 'second page of tracks',
      input: ({ word }) => ({ params: { type: 'track' }, query: { query: word, page: 2 } }),
      status: 200,
    },
    { name: 'no such type', input: { params: { type: 'no-such-type' }, query: { query: 'a' } }, status: 404 },
  ],
}
