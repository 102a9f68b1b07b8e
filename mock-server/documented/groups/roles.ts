import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import {
  type DocumentedGroup,
  empty,
  listParameters,
  optional,
  permitted,
  required,
  undocumentedResponse,
} from '../documented'
import { csv, lists } from '../samples'

const role = {
  id: 6,
  name: 'artists',
  description: null,
  default: false,
  guests: false,
  type: 'sitewide',
  permissions: [{ id: 3, name: 'music.create', restrictions: [{ name: 'minutes', value: 60 }] }],
}
const roleFields = {
  name: required(),
  description: optional(),
  default: optional(),
  guests: optional(),
  type: optional('sitewide', 'workspace'),
  permissions: required(),
}
const userIds = { userIds: required() }

export const roles = {
  section: '7',
  rule: 'Roles come in pages with their `permissions`; deleting takes a single id, and has no content.',
  screens: ['admin: roles'],
  endpoints: {
    list: {
      call: 'GET roles',
      source: '2.1, 7',
      screens: ['admin: users', 'admin: roles', 'admin: appearance'],
      query: listParameters,
      rights: permitted(`${assumedPermissions.roles}.view`),
      responses: lists(role),
      assumed: 'the permission',
    },
    create: {
      call: 'POST roles',
      source: '2, 7',
      body: roleFields,
      rights: permitted(`${assumedPermissions.roles}.create`),
      responses: { '201 role': { role }, '201 nothing': empty['empty string'] },
      assumed: 'the permission and the body',
    },
    update: {
      call: 'PUT roles/:id',
      source: '7; trap 30',
      body: roleFields,
      rights: permitted(`${assumedPermissions.roles}.update`),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
    remove: {
      call: 'DELETE roles/:id',
      source: '2, 7; trap 30',
      rights: permitted(`${assumedPermissions.roles}.delete`),
      responses: { '204 nothing': undefined },
      refusals: ['404 several ids'],
      assumed: 'the permission',
    },
    addUsers: {
      call: 'POST roles/:id/add-users',
      source: '7',
      body: userIds,
      rights: permitted(`${assumedPermissions.roles}.update`),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
    removeUsers: {
      call: 'POST roles/:id/remove-users',
      source: '7',
      body: userIds,
      rights: permitted(`${assumedPermissions.roles}.update`),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
    exportCsv: {
      call: 'POST roles/csv/export',
      source: '3.3',
      failsIn: 'resources/client/features/admin/people/list-export.test.tsx',
      rights: permitted(`${assumedPermissions.roles}.view`),
      responses: csv,
      assumed: 'the permission',
    },
  },
} satisfies DocumentedGroup
