import { roles } from '@/contract/groups/roles'
import { roles as documented } from '@mock/documented/groups/roles'
import { personas } from '@mock/state/seeds/personas'
import { roles as seeded } from '@mock/state/seeds/roles'

import { groupCases, MISSING_ID } from '../case'
import { searchFor } from '../first-row'
import { admin, adminRows, administratorsOnly, everyField, reading, recordRefusals } from './administrator'
import { filtered } from './filtered'

const body = {
  name: 'Redaktori',
  description: 'Kārto katalogu.',
  default: false,
  guests: false,
  type: 'sitewide' as const,
  permissions: [{ id: 2, restrictions: [{ name: 'count', value: 5 }] }],
}
const { id } = seeded.artists
const members = { params: { id }, body: { userIds: [personas.free.id] } }

export const roleCases = groupCases<typeof roles>(documented, {
  list: [
    {
      name: 'in pages',
      ...reading,
      input: { query: { perPage: 1, page: 2, paginate: 'lengthAware' } },
      status: 200,
      holds: ({ pagination }) => pagination.current === 2 && pagination.items.length === 1,
    },
    {
      name: 'with their permissions',
      ...adminRows,
      input: { query: { query: 'artists' } },
      status: 200,
      holds: ({ pagination: { items } }) =>
        items.some(({ permissions }) =>
          permissions.some(({ name, restrictions }) => name === 'music.create' && restrictions.length > 0),
        ),
    },
    {
      name: 'of workspaces',
      ...reading,
      input: { query: filtered(['type', '=', 'workspace']) },
      status: 200,
      holds: ({ pagination: { items } }) => items.every(({ type }) => type === 'workspace'),
    },
    {
      name: 'search results in simple pages',
      ...reading,
      input: searchFor(roles.list, ({ name }) => name, { paginate: 'simple', orderBy: 'name', orderDir: 'asc' }),
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    ...administratorsOnly(),
  ],
  create: [
    {
      name: 'every field',
      ...admin,
      input: { body },
      status: 201,
      holds: (response) => !response?.role || response.role.permissions.length === 1,
    },
    { name: 'for workspaces', ...admin, input: { body: { ...body, type: 'workspace' } }, status: 201 },
    { name: 'a known name', ...admin, input: { body: { ...body, name: 'artists' } }, status: 422 },
    { name: 'without a name', ...admin, input: { body: { ...body, name: ' ' } }, status: 422 },
    {
      name: 'an unknown permission',
      ...admin,
      input: { body: { ...body, permissions: [{ id: MISSING_ID, restrictions: [] }] } },
      status: 422,
    },
    ...administratorsOnly({ body }),
  ],
  update: [
    everyField({ params: { id }, body }, (response) => !response?.role || response.role.name === body.name),
    {
      name: 'no permissions',
      ...admin,
      input: { params: { id }, body: { name: 'artists', permissions: [] } },
      status: 200,
      holds: (response) => !response?.role || response.role.permissions.length === 0,
    },
    { name: 'another role’s name', ...admin, input: { params: { id }, body: { ...body, name: 'users' } }, status: 422 },
    ...recordRefusals('role', { params: { id }, body }),
  ],
  remove: [
    { name: 'one role', ...admin, input: { params: { id } }, status: 204 },
    { name: 'several roles', ...admin, input: { params: { id: `${id},${seeded.children.id}` } }, status: 404 },
    { name: 'the role of guests', ...admin, input: { params: { id: seeded.guests.id } }, status: 422 },
    ...recordRefusals('role', { params: { id } }),
  ],
  addUsers: [
    { name: 'one user', ...admin, input: members, status: 200 },
    { name: 'missing user', ...admin, input: { params: { id }, body: { userIds: [MISSING_ID] } }, status: 404 },
    { name: 'no users', ...admin, input: { params: { id }, body: { userIds: [] } }, status: 422 },
    { name: 'missing role', ...admin, input: { ...members, params: { id: MISSING_ID } }, status: 404 },
    ...administratorsOnly(members),
  ],
  removeUsers: [
    { name: 'one user', ...admin, input: { params: { id }, body: { userIds: [personas.artist.id] } }, status: 200 },
    { name: 'no users', ...admin, input: { params: { id }, body: { userIds: [] } }, status: 422 },
    { name: 'missing role', ...admin, input: { ...members, params: { id: MISSING_ID } }, status: 404 },
    ...administratorsOnly(members),
  ],
  exportCsv: [
    {
      name: 'by mail',
      ...admin,
      status: 200,
      holds: ({ downloadPath, result }) => Boolean(downloadPath) || result === 'jobQueued',
    },
    ...administratorsOnly(),
  ],
})
