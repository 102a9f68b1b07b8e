import {
  type DocumentedEndpoint,
  either,
  empty,
  listParameters,
  optional,
  required,
  undocumentedResponse,
} from './documented'
import { eachUser, lists, userLists, users } from './samples'

type Rows = Record<string, Record<string, DocumentedEndpoint>>

/** Fields of a user in requests (section 3.3). */
const userFields = {
  email: optional(),
  password: optional(),
  avatar: optional(),
  image: optional(),
  first_name: optional(),
  last_name: optional(),
  roles: optional(),
  permissions: optional(),
  email_verified_at: optional(),
  available_space: optional(),
  country: optional(),
  language: optional(),
  timezone: optional(),
}
const eachAccount = eachUser((user) => ({ user, status: 'success' }))
const ban = { ban_until: either('permanent'), permanent: either('ban_until'), comment: optional() }
const BAN_RIGHT = ['permission users.update'] as const
const bans = {
  body: ban,
  rights: BAN_RIGHT,
  responses: eachAccount,
  refusals: ['422 date in the past'],
  assumed: 'the permission',
}

/** The current user, other accounts and family profiles (section 3.3; spec 6 and 7). */
export const accountRows = {
  users: {
    setLocale: {
      call: 'POST users/me/locale',
      source: '3.3; trap 6',
      body: { locale: required() },
      rights: [],
      responses: {
        lines: { locale: { id: 1, name: 'Latviešu', language: 'lv', lines: { Play: 'Atskaņot' } } },
        'no lines': { locale: { id: 1, name: 'Latviešu', language: 'lv', lines: [] } },
      },
    },
    minutesLeft: {
      call: 'GET users/:id/minutes-left',
      source: '5',
      rights: [],
      responses: { limited: { minutesLeft: 12 }, unlimited: { minutesLeft: null } },
    },
  },
  accounts: {
    me: {
      call: 'GET users/me',
      source: '3; spec 7',
      query: { with: optional() },
      rights: ['signed in'],
      responses: {
        ...eachAccount,
        'recovery codes': { user: { ...users['name and image'], two_factor_recovery_codes: ['a-b'] } },
      },
    },
    show: {
      call: 'GET users/:id',
      source: '3.3, 5.1; trap 20',
      query: { with: optional() },
      rights: ['permission users.view'],
      responses: eachAccount,
    },
    update: {
      call: 'PUT users/me',
      source: '3.3; trap 11',
      body: userFields,
      rights: ['signed in'],
      responses: eachAccount,
      refusals: ['422 names'],
    },
    uploadAvatar: {
      call: 'POST users/:id/avatar',
      source: '3.3; trap 10',
      body: { file: either('url'), url: either('file') },
      rights: ['signed in'],
      responses: eachAccount,
      refusals: ['422 too large'],
    },
    removeAvatar: {
      call: 'DELETE users/:id/avatar',
      source: '3.3',
      rights: ['signed in'],
      responses: { status: { status: 'success' } },
    },
    remove: {
      call: 'DELETE users/:ids',
      source: '3.3; spec 4, 7',
      body: { deleteCurrentUser: optional() },
      rights: ['signed in', 'confirmed password'],
      responses: empty,
      refusals: ['422 administrator or subscriber'],
    },
    ban: { call: 'POST users/:id/ban', source: '3.3', ...bans },
    unban: { call: 'DELETE users/:id/unban', source: '0', rights: BAN_RIGHT, ...undocumentedResponse },
    banNewer: { call: 'POST users/ban/:id', source: '0', ...bans },
    unbanNewer: { call: 'DELETE users/unban/:id', source: '0', rights: BAN_RIGHT, ...undocumentedResponse },
    impersonate: {
      call: 'POST admin/users/impersonate/:userId',
      source: '3.2; spec 6',
      rights: ['signed in'],
      responses: eachAccount,
      refusals: ['403 neither an administrator nor the parent', '422 the current user'],
    },
  },
  family: {
    list: {
      call: 'GET family-users',
      source: 'spec 6, 7',
      query: listParameters,
      rights: ['signed in', 'permission family.open'],
      responses: { 'total_count only': { total_count: 2 }, ...userLists },
      assumed: 'the list beside total_count',
    },
    create: {
      call: 'POST family-users',
      source: 'spec 6, 7',
      body: { ...userFields, email: required(), password: required(), parent_id: optional() },
      rights: ['signed in', 'permission family.add'],
      responses: { '201 account': { user: users['name and image'] }, ...eachAccount },
      assumed: 'the response with its status, and which fields are required',
    },
    update: {
      call: 'PUT family-users/:id',
      source: 'spec 6, 7',
      body: userFields,
      rights: ['signed in', 'permission family.add'],
      ...undocumentedResponse,
    },
    remove: {
      call: 'DELETE family-users/:ids',
      source: 'spec 7, "DELETE {endpoint}/{ids}"',
      rights: ['signed in', 'permission family.add'],
      ...undocumentedResponse,
    },
  },
  notifications: {
    list: {
      call: 'GET notifications',
      source: '4.1',
      query: listParameters,
      rights: ['signed in'],
      responses: lists({
        id: '6f1e0c9a-0000-4000-8000-000000000001',
        type: 'App\\Notifications\\Invited',
        read_at: null,
        created_at: '2024-05-04T10:00:00Z',
        data: { lines: [{ content: 'Hi' }], buttonActions: [{ label: 'Join', action: 'join', color: 'primary' }] },
      }),
    },
    markAsRead: {
      call: 'POST notifications/mark-as-read',
      source: '4.1; trap 3',
      body: { ids: either('markAllAsUnread'), markAllAsUnread: either('ids') },
      rights: ['signed in'],
      responses: { count: { unreadCount: 0, date: '2024-05-04T10:00:00Z' } },
    },
    remove: { call: 'DELETE notifications/:ids', source: '4.1', rights: ['signed in'], responses: empty },
    subscriptions: {
      call: 'GET notifications/me/subscriptions',
      source: '4.1; trap 6',
      rights: ['signed in'],
      responses: {
        selected: {
          available_channels: ['email', 'browser'],
          subscriptions: [{ group_name: 'Artists', subscriptions: [{ notif_id: 'A01', name: 'releases' }] }],
          user_selections: [{ notif_id: 'A01', channels: { email: true } }],
        },
        'no channels selected': {
          available_channels: ['email'],
          subscriptions: [],
          user_selections: [{ notif_id: 'A01', channels: [] }],
        },
      },
    },
    updateSubscriptions: {
      call: 'PUT notifications/me/subscriptions',
      source: '4.1; spec 7',
      body: {
        selections: required(),
        'selections.*.notif_id': required(),
        'selections.*.channels': required(),
      },
      rights: ['signed in'],
      ...undocumentedResponse,
    },
  },
  valueLists: {
    show: {
      call: 'GET value-lists/:names',
      source: '7; trap 6',
      query: { searchQuery: optional(), selectedValue: optional(), userId: optional() },
      rights: [],
      responses: {
        lists: { localizations: [{ name: 'Latviešu', language: 'lv' }] },
        genres: { genres: [{ name: 'rock', display_name: 'Rock' }] },
        'currencies by code': { currencies: { EUR: { code: 'EUR', name: 'Euro' } } },
        'currencies as a list': { currencies: [{ code: 'EUR', name: 'Euro' }] },
        'every list empty': [],
        'empty lists dropped': { status: 'success' },
      },
    },
  },
} satisfies Rows
