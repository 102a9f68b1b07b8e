import type { genres } from '@/contract/groups/genres'
import { genres as documented } from '@mock/documented/groups/genres'

import { groupCases } from '../case'
import { admin, administratorsOnly, everyField, reading, recordRefusals, removals } from './administrator'
import { filtered } from './filtered'

const body = { name: 'polka', display_name: 'Polka', image: 'storage/genre_media/1.svg', popularity: 7 }
const one = { params: { id: 1 } }

export const genreCases = groupCases<typeof genres>(documented, {
  list: [
    { name: 'the most popular first', input: { query: { orderBy: 'popularity', orderDir: 'desc' } }, status: 200 },
    {
      name: 'search results in simple pages',
      input: { query: { query: 'a', paginate: 'simple', perPage: 5 } },
      status: 200,
    },
    {
      name: 'created between two days',
      ...reading,
      input: { query: filtered(['created_at', 'between', { start: '1990-01-01', end: '1990-01-02' }]) },
      status: 200,
      holds: ({ pagination: { items } }) => items.length === 0,
    },
  ],
  create: [
    everyField({ body }, (response) => (response?.genre?.popularity ?? 7) === 7),
    { name: 'a popularity above 100', ...admin, input: { body: { ...body, popularity: 101 } }, status: 422 },
    { name: 'without a name', ...admin, input: { body: { name: ' ' } }, status: 422 },
    ...administratorsOnly({ body }),
  ],
  update: [
    everyField({ ...one, body }, (response) => !response?.genre || response.genre.display_name === 'Polka'),
    { name: 'without a name', ...admin, input: { ...one, body: { ...body, name: ' ' } }, status: 422 },
    ...recordRefusals('genre', { ...one, body }),
  ],
  remove: removals('genre'),
})
