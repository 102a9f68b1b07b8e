import type { managedUsers } from '@/contract/groups/managed-users'
import { roles as managedRoles } from '@/contract/groups/roles'
import { managedUsers as documented } from '@mock/documented/groups/managed-users'
import { personas } from '@mock/state/seeds/personas'
import { roles } from '@mock/state/seeds/roles'

import { groupCases, MISSING_ID } from '../case'
import { firstRow } from '../first-row'
import { admin, adminRows, administratorsOnly, everyField, reading, unprivileged } from './administrator'
import { filtered } from './filtered'

const person = { email: 'jana@dziesma.test', password: 'abc' }
const everything = {
  first_name: 'Jana',
  last_name: 'Kļava',
  avatar: 'storage/avatars/3.svg',
  roles: [roles.users.id, roles.artists.id],
  permissions: [{ id: 9, restrictions: [] }],
  email_verified_at: true,
  available_space: 1_000_000,
  country: 'lv',
  language: 'lv',
  timezone: 'Europe/Riga',
}

export const managedUserCases = groupCases<typeof managedUsers>(documented, {
  list: [
    {
      name: 'with relations, in pages',
      ...reading,
      input: { query: { with: ['roles', 'subscriptions', 'bans'], page: 2, perPage: 1, paginate: 'lengthAware' } },
      status: 200,
      holds: ({ pagination }) => pagination.current === 2 && pagination.items.length === 1,
    },
    {
      name: 'by email address, in simple pages',
      ...reading,
      input: (_, { person: personOf }) => ({
        query: { query: personOf('admin').email, paginate: 'simple', order: 'created_at|asc' },
      }),
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    {
      name: 'sorted by email address',
      ...reading,
      input: { query: { orderBy: 'email', orderDir: 'asc' } },
      status: 200,
      holds: ({ pagination: { items } }) => items.length > 0,
    },
    {
      name: 'sorted by a column that the table lacks',
      ...adminRows,
      input: { query: { orderBy: 'username_or_email' } },
      status: 500,
    },
    {
      name: 'without a verified email address',
      ...reading,
      input: { query: filtered(['email_verified_at', '=', null]) },
      status: 200,
      holds: ({ pagination: { items } }) =>
        items.length > 0 && items.every(({ email_verified_at }) => !email_verified_at),
    },
    {
      name: 'with any subscription',
      ...reading,
      input: { query: { ...filtered(['subscriptions', 'has', '*']), with: ['subscriptions'] } },
      status: 200,
      holds: ({ pagination: { items } }) => items.every((user) => user.subscriptions.length > 0),
    },
    {
      name: 'registered between two days',
      ...reading,
      input: { query: filtered(['created_at', 'between', { start: '2020-01-01', end: '2020-01-02' }]) },
      status: 200,
    },
    {
      name: 'with a role, by id',
      ...reading,
      input: async (_, visit) => ({ query: { roleId: (await firstRow(visit, managedRoles.list)).id } }),
      status: 200,
    },
    {
      name: 'with a role, by name',
      ...reading,
      input: async (_, visit) => ({ query: { roleName: (await firstRow(visit, managedRoles.list)).name } }),
      status: 200,
    },
    {
      name: 'with a permission',
      ...reading,
      input: { query: { permission: 'music.create' } },
      status: 200,
    },
    { name: 'by an unknown filter', ...reading, input: { query: filtered(['password', '=', 'x']) }, status: 422 },
    { name: 'without permission', as: 'child', needs: ['child'], status: 403 },
    { name: 'signed out', status: 401 },
  ],
  create: [
    {
      name: 'every field',
      ...admin,
      input: { body: { ...person, ...everything } },
      status: 201,
      holds: (body) => body?.user?.display_name === 'Jana Kļava' && body.user.roles.length === 2,
    },
    { name: 'email address and password', ...admin, input: { body: person }, status: 201 },
    {
      name: 'a known email address',
      ...admin,
      input: { body: { ...person, email: 'FREE@dziesma.test' } },
      status: 422,
    },
    { name: 'a password too short', ...admin, input: { body: { ...person, password: 'ab' } }, status: 422 },
    { name: 'digits in a name', ...admin, input: { body: { ...person, first_name: 'R2D2' } }, status: 422 },
    { name: 'an unknown role', ...admin, input: { body: { ...person, roles: [MISSING_ID] } }, status: 422 },
    {
      name: 'an unknown permission',
      ...admin,
      input: { body: { ...person, permissions: [{ id: MISSING_ID, restrictions: [] }] } },
      status: 422,
    },
    ...administratorsOnly({ body: person }),
  ],
  update: [
    everyField(
      { params: { id: personas.free.id }, body: { ...person, ...everything } },
      (body) => body?.user?.email === person.email && body.user.available_space === 1_000_000,
    ),
    {
      name: 'an empty password',
      ...admin,
      input: { params: { id: personas.free.id }, body: { password: '', email_verified_at: null } },
      status: 200,
      holds: (body) => body?.user?.email_verified_at === null,
    },
    {
      name: 'another user’s email address',
      ...admin,
      input: { params: { id: personas.free.id }, body: { email: 'artist@dziesma.test' } },
      status: 422,
    },
    {
      name: 'a name too short',
      ...admin,
      input: { params: { id: personas.free.id }, body: { first_name: 'A' } },
      status: 422,
    },
    { name: 'missing user', ...admin, input: { params: { id: MISSING_ID }, body: {} }, status: 404 },
    ...administratorsOnly({ params: { id: personas.admin.id }, body: {} }),
  ],
  exportCsv: [
    {
      name: 'as a file',
      ...admin,
      status: 200,
      holds: ({ downloadPath, result }) => Boolean(downloadPath) || result === 'jobQueued',
    },
    { name: 'without permission', ...unprivileged, as: 'child', status: 403 },
    { name: 'signed out', status: 401 },
  ],
})
