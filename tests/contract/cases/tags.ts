import type { tags } from '@/contract/groups/tags'
import { ENGLISH_TAG } from '@demo-media/catalogue/tags'
import { tags as documented } from '@mock/documented/groups/tags'

import { groupCases } from '../case'
import { admin, administratorsOnly, everyField, reading, recordRefusals, removals } from './administrator'
import { filtered } from './filtered'

const body = { name: 'pavasaris-pilsētā', display_name: 'Pavasaris pilsētā', type: 'default' }
const one = { params: { id: 1 } }

const mockOnly = 'needs the tags of the mock'

export const tagCases = groupCases<typeof tags>(documented, {
  tracks: [
    { name: 'with the tag', input: { params: { name: ENGLISH_TAG }, query: { page: 2 } }, status: 200, mockOnly },
    { name: 'missing tag', input: { params: { name: 'there-is-no-such-tag' } }, status: 404 },
  ],
  albums: [
    { name: 'with the tag', input: { params: { name: ENGLISH_TAG } }, status: 200, mockOnly },
    { name: 'missing tag', input: { params: { name: 'there-is-no-such-tag' } }, status: 404 },
  ],
  list: [
    {
      name: 'of a type, by name',
      ...reading,
      input: { query: { type: 'default', orderBy: 'name', orderDir: 'asc', perPage: 5, paginate: 'lengthAware' } },
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ type }) => type === 'default'),
    },
    {
      name: 'not of a type',
      ...reading,
      input: { query: { notType: 'default' } },
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ type }) => type !== 'default'),
    },
    {
      name: 'filtered by type',
      ...reading,
      input: { query: filtered(['type', '=', 'default']) },
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ type }) => type === 'default'),
    },
    ...administratorsOnly(),
  ],
  create: [
    everyField({ body }, (response) => !response?.tag || response.tag.display_name === body.display_name),
    { name: 'without a name', ...admin, input: { body: { name: ' ' } }, status: 422 },
    ...administratorsOnly({ body }),
  ],
  update: [
    { name: 'every field', ...admin, input: { ...one, body }, status: 200 },
    { name: 'without a name', ...admin, input: { ...one, body: { ...body, name: ' ' } }, status: 422 },
    ...recordRefusals('tag', { ...one, body }),
  ],
  remove: removals('tag'),
})
