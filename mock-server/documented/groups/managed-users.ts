import { type DocumentedGroup, listParameters, optional, permitted, required } from '../documented'
import { userFields } from '../fields'
import { csv, eachUser, userLists } from '../samples'

const fields = { ...userFields, 'permissions.*.id': required(), 'permissions.*.restrictions': required() }
const account = eachUser((user) => ({ user, status: 'success' }))

export const managedUsers = {
  section: '3.3',
  rule: 'Users come in pages; a new one is returned as created, and a wrong field is refused in `errors`.',
  screens: ['admin: users'],
  endpoints: {
    list: {
      call: 'GET users',
      source: '2.1, 2.2, 3.3, 7',
      screens: ['admin: users', 'admin: roles'],
      query: { ...listParameters, roleId: optional(), roleName: optional(), permission: optional() },
      rights: permitted('users.view'),
      responses: userLists,
    },
    create: {
      call: 'POST users',
      source: '3.3; trap 11',
      body: { ...fields, email: required(), password: required() },
      rights: permitted('users.create'),
      responses: Object.fromEntries(Object.entries(account).map(([name, body]) => [`201 ${name}`, body])),
      refusals: ['422 password or names'],
      assumed: 'the permission, and which fields are required',
    },
    update: {
      call: 'PUT users/:id',
      source: '3.3; trap 11',
      body: fields,
      rights: permitted('users.update'),
      responses: account,
      refusals: ['422 password or names'],
    },
    exportCsv: {
      call: 'POST users/csv/export',
      source: '3.3',
      failsIn: 'resources/client/features/admin/people/list-export.test.tsx',
      rights: permitted('users.view'),
      responses: csv,
      assumed: 'the permission',
    },
  },
} satisfies DocumentedGroup
