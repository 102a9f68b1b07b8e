import type { lyrics } from '@/contract/managed-lyrics'
import { encodeFilters } from '@/contract/wire'

import { type Cases, MISSING_ID } from '../case'
import { admin, administratorsOnly } from './administrator'

/** A track of the mock without lyrics. */
const body = { track_id: 3, text: '[00:12.50]Aijā, žūžū\n[01:02.00]lāča bērni', is_synced: true, duration: 120_000 }
const one = { params: { id: 1 } }
const ofOne = { ...body, track_id: 1 }

export const lyricCases: Cases<typeof lyrics> = {
  list: [
    {
      name: 'with their tracks',
      ...admin,
      input: { query: { paginate: 'lengthAware', with: ['track'], perPage: 5 } },
      status: 200,
    },
    { name: 'by a word of the text', ...admin, input: { query: { query: 'lāča' } }, status: 200 },
    {
      name: 'changed between two days',
      ...admin,
      input: {
        query: {
          filters: encodeFilters([
            { key: 'updated_at', operator: 'between', value: { start: '1990-01-01', end: '1990-01-02' } },
          ]),
        },
      },
      status: 200,
      holds: ({ pagination: { items } }) => items.length === 0,
    },
    ...administratorsOnly(),
  ],
  show: [
    {
      name: 'by id',
      ...admin,
      input: { ...one, query: { with: ['track'] } },
      status: 200,
      holds: ({ lyric }) => lyric.id === 1,
    },
    { name: 'missing lyrics', ...admin, input: { params: { id: MISSING_ID } }, status: 404 },
    ...administratorsOnly(one),
  ],
  create: [
    {
      name: 'synced',
      ...admin,
      input: { body },
      status: 200,
      holds: (response) => !response?.lyric || response.lyric.text === body.text,
    },
    {
      name: 'plain, without a duration',
      ...admin,
      input: { body: { track_id: 3, text: 'Aijā, žūžū', is_synced: false, duration: null } },
      status: 200,
    },
    { name: 'a synced line without a time', ...admin, input: { body: { ...body, text: 'Aijā' } }, status: 422 },
    { name: 'for a track that has some', ...admin, input: { body: ofOne }, status: 422 },
    { name: 'for a missing track', ...admin, input: { body: { ...body, track_id: MISSING_ID } }, status: 422 },
    { name: 'without text', ...admin, input: { body: { ...body, text: ' ' } }, status: 422 },
    ...administratorsOnly({ body }),
  ],
  update: [
    {
      name: 'every field',
      ...admin,
      input: { ...one, body: ofOne },
      status: 200,
      holds: (response) => !response?.lyric || response.lyric.text === body.text,
    },
    { name: 'without text', ...admin, input: { ...one, body: { ...ofOne, text: ' ' } }, status: 422 },
    { name: 'missing lyrics', ...admin, input: { params: { id: MISSING_ID }, body: ofOne }, status: 404 },
    ...administratorsOnly({ ...one, body: ofOne }),
  ],
  remove: [
    { name: 'several lyrics', ...admin, input: { params: { ids: '1,2' } }, status: 200 },
    { name: 'missing lyrics', ...admin, input: { params: { ids: MISSING_ID } }, status: 404 },
    ...administratorsOnly({ params: { ids: 1 } }),
  ],
}
