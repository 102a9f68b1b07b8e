import type { tags } from '@/contract/tags'
import { encodeFilters } from '@/contract/wire'
import { ENGLISH_TAG } from '@mock/synthesis/catalogue/tags'

import { type Cases, MISSING_ID } from '../case'
import { admin, administratorsOnly } from './administrator'

const body = { name: 'pavasaris-pilsētā', display_name: 'Pavasaris pilsētā', type: 'default' }
const one = { params: { id: 1 } }

const mockOnly = 'needs the tags of the mock'

export const tagCases: Cases<typeof tags> = {
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
      ...admin,
      input: { query: { type: 'default', orderBy: 'name', orderDir: 'asc', perPage: 5, paginate: 'lengthAware' } },
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0 && items.every(({ type }) => type === 'default'),
    },
    {
      name: 'not of a type',
      ...admin,
      input: { query: { notType: 'default' } },
      status: 200,
      holds: ({ pagination: { items } }) => items.length === 0,
    },
    {
      name: 'filtered by type',
      ...admin,
      input: { query: { filters: encodeFilters([{ key: 'type', operator: '=', value: 'default' }]) } },
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    ...administratorsOnly(),
  ],
  show: [
    { name: 'by id', ...admin, input: one, status: 200, holds: ({ tag }) => tag.id === 1 },
    { name: 'missing tag', ...admin, input: { params: { id: MISSING_ID } }, status: 404 },
    ...administratorsOnly(one),
  ],
  create: [
    {
      name: 'every field',
      ...admin,
      input: { body },
      status: 200,
      holds: (response) => !response?.tag || response.tag.display_name === body.display_name,
    },
    { name: 'without a name', ...admin, input: { body: { name: ' ' } }, status: 422 },
    ...administratorsOnly({ body }),
  ],
  update: [
    { name: 'every field', ...admin, input: { ...one, body }, status: 200 },
    { name: 'without a name', ...admin, input: { ...one, body: { ...body, name: ' ' } }, status: 422 },
    { name: 'missing tag', ...admin, input: { params: { id: MISSING_ID }, body }, status: 404 },
    ...administratorsOnly({ ...one, body }),
  ],
  remove: [
    { name: 'several tags', ...admin, input: { params: { ids: '1,2' } }, status: 200 },
    { name: 'missing tag', ...admin, input: { params: { ids: MISSING_ID } }, status: 404 },
    ...administratorsOnly({ params: { ids: 1 } }),
  ],
}
