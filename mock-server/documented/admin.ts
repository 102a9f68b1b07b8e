import { type DocumentedEndpoint, empty, listParameters, optional, required, undocumentedResponse } from './documented'
import { eachUser, lists, userLists } from './samples'

const role = {
  id: 6,
  name: 'artists',
  description: null,
  default: false,
  guests: false,
  type: 'sitewide',
  permissions: [{ id: 3, name: 'music.create', restrictions: [{ name: 'minutes', value: 60 }] }],
}
const model = { id: 7, name: 'Anna', description: null, image: null, model_type: 'user' }
const alerts = {
  alerts: { alerts: [{ id: 'cron', title: 'No cron', description: '<p>Set up cron.</p>' }] },
  none: { alerts: [] },
}

/** Fields of a user in requests (section 3.3). */
const userFields = {
  avatar: optional(),
  image: optional(),
  first_name: optional(),
  last_name: optional(),
  roles: optional(),
  permissions: optional(),
  'permissions.*.id': required(),
  'permissions.*.restrictions': required(),
  email_verified_at: optional(),
  available_space: optional(),
  country: optional(),
  language: optional(),
  timezone: optional(),
}
const account = eachUser((user) => ({ user, status: 'success' }))

const roleFields = {
  name: required(),
  description: optional(),
  default: optional(),
  guests: optional(),
  type: optional('sitewide', 'workspace'),
  permissions: required(),
}
const userIds = { userIds: required() }
const csv = { path: { downloadPath: 'csv/download/1' }, queued: { result: 'jobQueued' } }
const rights = (right: string) => ['signed in', `permission ${right}`] as const
const assumed = 'the permission'

/** Users, roles, records by name and setup alerts (sections 3.3 and 7; traps 11, 30 and 31). */
export const adminRows = {
  managedUsers: {
    list: {
      call: 'GET users',
      source: '2.1, 2.2, 3.3, 7',
      query: { ...listParameters, roleId: optional(), roleName: optional(), permission: optional() },
      rights: rights('users.view'),
      responses: userLists,
    },
    create: {
      call: 'POST users',
      source: '3.3; trap 11',
      body: { ...userFields, email: required(), password: required() },
      rights: rights('users.create'),
      responses: Object.fromEntries(Object.entries(account).map(([name, body]) => [`201 ${name}`, body])),
      refusals: ['422 password or names'],
      assumed: 'the permission, and which fields are required',
    },
    update: {
      call: 'PUT users/:id',
      source: '3.3; trap 11',
      body: { ...userFields, email: optional(), password: optional() },
      rights: rights('users.update'),
      responses: account,
      refusals: ['422 password or names'],
    },
    exportCsv: { call: 'POST users/csv/export', source: '3.3', rights: rights('users.view'), responses: csv, assumed },
  },
  roles: {
    list: {
      call: 'GET roles',
      source: '2.1, 7',
      query: listParameters,
      rights: rights('roles.view'),
      responses: lists(role),
      assumed,
    },
    create: {
      call: 'POST roles',
      source: '2, 7',
      body: roleFields,
      rights: rights('roles.create'),
      responses: { '201 role': { role }, '201 nothing': empty['empty string'] },
      assumed: 'the permission and the body',
    },
    update: {
      call: 'PUT roles/:id',
      source: '7; trap 30',
      body: roleFields,
      rights: rights('roles.update'),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
    remove: {
      call: 'DELETE roles/:id',
      source: '2, 7; trap 30',
      rights: rights('roles.delete'),
      responses: { '204 nothing': undefined },
      refusals: ['404 several ids'],
      assumed,
    },
    addUsers: {
      call: 'POST roles/:id/add-users',
      source: '7',
      body: userIds,
      rights: rights('roles.update'),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
    removeUsers: {
      call: 'POST roles/:id/remove-users',
      source: '7',
      body: userIds,
      rights: rights('roles.update'),
      ...undocumentedResponse,
      assumed: 'the permission and the response',
    },
    exportCsv: { call: 'POST roles/csv/export', source: '3.3', rights: rights('roles.view'), responses: csv, assumed },
  },
  normalizedModels: {
    list: {
      call: 'GET normalized-models/:type',
      source: '7; trap 31',
      query: { query: optional(), with: optional() },
      rights: rights('admin.access'),
      responses: { results: { results: [model] }, none: { results: [] } },
      assumed,
    },
    show: {
      call: 'GET normalized-models/:type/:id',
      source: '7; trap 31',
      query: { with: optional() },
      rights: rights('admin.access'),
      responses: { model: { model } },
      assumed,
    },
  },
  setupAlerts: {
    list: {
      call: 'GET admin/setup-alerts',
      source: '7',
      rights: rights('admin.access'),
      responses: alerts,
      assumed,
    },
    listNewer: {
      call: 'GET admin/site-alerts',
      source: '7',
      rights: rights('admin.access'),
      responses: alerts,
      assumed,
    },
  },
} satisfies Record<string, Record<string, DocumentedEndpoint>>
