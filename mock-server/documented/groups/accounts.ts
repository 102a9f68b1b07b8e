import { type DocumentedGroup, either, empty, optional, signedIn, undocumentedResponse } from '../documented'
import { userFields } from '../fields'
import { eachAccount, users } from '../samples'

const ban = { ban_until: either('permanent'), permanent: either('ban_until'), comment: optional() }
const BAN_RIGHT = ['permission users.update'] as const
const bans = {
  body: ban,
  rights: BAN_RIGHT,
  responses: eachAccount,
  refusals: ['422 date in the past'],
  assumed: 'the permission',
}

export const accounts = {
  section: '3.3',
  rule: 'Account calls return the `user`; for others it holds only public fields.',
  screens: ['admin: users'],
  endpoints: {
    me: {
      call: 'GET users/me',
      source: '3; spec 7',
      screens: ['account settings', 'billing'],
      query: { with: optional() },
      ...signedIn,
      responses: {
        ...eachAccount,
        'recovery codes': { user: { ...users['name and image'], two_factor_recovery_codes: ['a-b'] } },
      },
    },
    show: {
      call: 'GET users/:id',
      source: '3.3, 5.1; trap 20',
      screens: ['family profiles (panel, new, edit)', 'admin: users'],
      query: { with: optional() },
      rights: ['permission users.view'],
      responses: eachAccount,
    },
    update: {
      call: 'PUT users/me',
      source: '3.3; trap 11',
      screens: ['account settings: details, picture, location'],
      body: userFields,
      ...signedIn,
      responses: eachAccount,
      refusals: ['422 names'],
    },
    uploadAvatar: {
      call: 'POST users/:id/avatar',
      source: '3.3; trap 10',
      screens: ['account settings: details, picture, location', 'family profiles (panel, new, edit)', 'admin: users'],
      body: { file: either('url'), url: either('file') },
      ...signedIn,
      responses: eachAccount,
      refusals: ['422 too large'],
    },
    removeAvatar: {
      call: 'DELETE users/:id/avatar',
      source: '3.3',
      screens: ['account settings: details, picture, location'],
      ...signedIn,
      responses: { status: { status: 'success' } },
    },
    remove: {
      call: 'DELETE users/:ids',
      source: '3.3; spec 4, 7',
      screens: ['account settings: danger zone', 'admin: users'],
      body: { deleteCurrentUser: optional() },
      rights: ['signed in', 'confirmed password'],
      responses: empty,
      refusals: ['422 administrator or subscriber'],
    },
    ban: {
      call: 'POST users/:id/ban',
      source: '3.3',
      ...bans,
    },
    unban: {
      call: 'DELETE users/:id/unban',
      source: '0',
      rights: BAN_RIGHT,
      ...undocumentedResponse,
    },
    banNewer: {
      call: 'POST users/ban/:id',
      source: '0',
      ...bans,
    },
    unbanNewer: {
      call: 'DELETE users/unban/:id',
      source: '0',
      rights: BAN_RIGHT,
      ...undocumentedResponse,
    },
    impersonate: {
      call: 'POST admin/users/impersonate/:userId',
      source: '3.2; spec 6',
      screens: ["“Who's listening?”", 'admin: users'],
      ...signedIn,
      responses: eachAccount,
      refusals: ['403 neither an administrator nor the parent', '422 the current user'],
    },
  },
} satisfies DocumentedGroup
