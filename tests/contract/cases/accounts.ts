import type { accounts } from '@/contract/accounts'
import { MAX_AVATAR_BYTES } from '@/contract/accounts'
import { personas } from '@mock/scenarios/personas'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

const ownId = 'needs the id of the account'
const family = 'needs a family'
const administrator = 'needs an administrator’s account'
const release = 'needs a server of the release after'

/** A form with a picture of so many bytes. */
function picture(type = 'image/png', size = 64): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(size)], 'me', { type }))
  return form
}

export const accountCases: Cases<typeof accounts> = {
  me: [
    {
      name: 'for the settings',
      as: 'free',
      input: { query: { with: ['roles', 'social_profiles', 'tokens'] } },
      status: 200,
    },
    {
      name: 'with all relations',
      as: 'free',
      input: { query: { with: ['subscriptions', 'roles', 'permissions', 'bans'] } },
      status: 200,
    },
    { name: 'nobody signed in', status: 401 },
  ],
  show: [
    { name: 'somebody', as: 'free', input: ({ personId }) => ({ params: { id: personId } }), status: 200 },
    {
      name: 'one’s child',
      as: 'parent',
      input: { params: { id: personas.child.id }, query: { with: ['bans', 'lastLogin'] } },
      status: 200,
      mockOnly: family,
    },
    {
      name: 'somebody’s child',
      as: 'free',
      input: { params: { id: personas.child.id } },
      status: 404,
      mockOnly: family,
    },
    {
      name: 'a child asking for a stranger',
      as: 'child',
      input: ({ personId }) => ({ params: { id: personId } }),
      status: 403,
      mockOnly: family,
    },
    { name: 'no such person', as: 'free', input: { params: { id: NO_ROW } }, status: 404 },
    { name: 'nobody signed in', input: ({ personId }) => ({ params: { id: personId } }), status: 401 },
  ],
  update: [
    {
      name: 'names',
      as: 'free',
      input: { body: { first_name: 'Anna Marija', last_name: 'Bērziņa-Ozola' } },
      status: 200,
      writes: true,
    },
    { name: 'no names', as: 'free', input: { body: { first_name: '', last_name: null } }, status: 200, writes: true },
    {
      name: 'place',
      as: 'free',
      input: { body: { country: 'lv', timezone: 'auto', language: 'lv' } },
      status: 200,
      writes: true,
    },
    { name: 'too short a name', as: 'free', input: { body: { first_name: 'A' } }, status: 422, writes: true },
    { name: 'digits in a name', as: 'free', input: { body: { last_name: 'R2D2' } }, status: 422, writes: true },
    { name: 'nobody signed in', input: { body: { first_name: 'Anna' } }, status: 401 },
  ],
  uploadAvatar: [
    {
      name: 'one’s own',
      as: 'free',
      input: { params: { id: personas.free.id }, body: picture() },
      status: 200,
      mockOnly: ownId,
    },
    {
      name: 'a child’s',
      as: 'parent',
      input: { params: { id: personas.child.id }, body: picture() },
      status: 200,
      mockOnly: family,
    },
    {
      name: 'no picture',
      as: 'free',
      input: { params: { id: personas.free.id }, body: picture('text/html') },
      status: 422,
      mockOnly: ownId,
    },
    {
      name: 'too large a picture',
      as: 'free',
      input: { params: { id: personas.free.id }, body: picture('image/jpeg', MAX_AVATAR_BYTES + 1) },
      status: 422,
      mockOnly: ownId,
    },
    {
      name: 'nothing at all',
      as: 'free',
      input: { params: { id: personas.free.id }, body: new FormData() },
      status: 422,
      mockOnly: ownId,
    },
    {
      name: 'somebody’s',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId }, body: picture() }),
      status: 403,
      writes: true,
    },
    { name: 'nobody signed in', input: ({ personId }) => ({ params: { id: personId }, body: picture() }), status: 401 },
  ],
  removeAvatar: [
    { name: 'one’s own', as: 'free', input: { params: { id: personas.free.id } }, status: 200, mockOnly: ownId },
    {
      name: 'somebody’s',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId } }),
      status: 403,
      writes: true,
    },
  ],
  remove: [
    {
      name: 'one’s own',
      as: 'free',
      confirmed: true,
      input: { params: { ids: personas.free.id }, body: { deleteCurrentUser: true } },
      status: 200,
      mockOnly: ownId,
    },
    {
      name: 'one’s own, the password not confirmed',
      as: 'free',
      input: { params: { ids: personas.free.id }, body: { deleteCurrentUser: true } },
      status: 423,
      mockOnly: ownId,
    },
    {
      name: 'one’s own, not meaning it',
      as: 'free',
      input: { params: { ids: personas.free.id }, body: {} },
      status: 422,
      mockOnly: ownId,
    },
    {
      name: 'one’s own, paying',
      as: 'subscriber',
      input: { params: { ids: personas.subscriber.id }, body: { deleteCurrentUser: true } },
      status: 422,
      mockOnly: 'needs a subscriber’s account',
    },
    {
      name: 'by an administrator',
      as: 'admin',
      input: { params: { ids: `${personas.free.id},${personas.artist.id}` }, body: {} },
      status: 200,
      mockOnly: administrator,
    },
    {
      name: 'an administrator’s',
      as: 'admin',
      input: { params: { ids: personas.admin.id }, body: { deleteCurrentUser: true } },
      status: 422,
      mockOnly: administrator,
    },
    {
      name: 'somebody’s',
      as: 'free',
      input: ({ personId }) => ({ params: { ids: personId }, body: {} }),
      status: 403,
      mockOnly: 'a backend that fails here would lose an account',
    },
    { name: 'nobody signed in', input: { params: { ids: NO_ROW }, body: {} }, status: 401 },
  ],
  ban: [
    {
      name: 'for ever',
      as: 'admin',
      input: { params: { id: personas.free.id }, body: { permanent: true, comment: 'Krāpšanās' } },
      status: 200,
      mockOnly: administrator,
    },
    {
      name: 'until yesterday',
      as: 'admin',
      input: { params: { id: personas.free.id }, body: { ban_until: '2001-01-01' } },
      status: 422,
      mockOnly: administrator,
    },
    {
      name: 'without the right',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId }, body: { permanent: true } }),
      status: 403,
      writes: true,
    },
  ],
  unban: [
    {
      name: 'by an administrator',
      as: 'admin',
      input: { params: { id: personas.banned.id } },
      status: 200,
      mockOnly: administrator,
    },
    {
      name: 'without the right',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId } }),
      status: 403,
      writes: true,
    },
  ],
  banNewer: [
    {
      name: 'for ever',
      as: 'admin',
      input: { params: { id: personas.free.id }, body: { permanent: true } },
      status: 200,
      mockOnly: release,
    },
    {
      name: 'until yesterday',
      as: 'admin',
      input: { params: { id: personas.free.id }, body: { ban_until: '2001-01-01' } },
      status: 422,
      mockOnly: release,
    },
    {
      name: 'without the right',
      as: 'free',
      input: { params: { id: personas.artist.id }, body: { permanent: true } },
      status: 403,
      mockOnly: release,
    },
  ],
  unbanNewer: [
    {
      name: 'by an administrator',
      as: 'admin',
      input: { params: { id: personas.banned.id } },
      status: 200,
      mockOnly: release,
    },
    {
      name: 'without the right',
      as: 'free',
      input: { params: { id: personas.banned.id } },
      status: 403,
      mockOnly: release,
    },
  ],
  impersonate: [
    {
      name: 'one’s child',
      as: 'parent',
      input: { params: { userId: personas.child.id } },
      status: 200,
      mockOnly: family,
    },
    {
      name: 'anybody, by an administrator',
      as: 'admin',
      input: { params: { userId: personas.free.id } },
      status: 200,
      mockOnly: administrator,
    },
    {
      name: 'oneself',
      as: 'admin',
      input: { params: { userId: personas.admin.id } },
      status: 422,
      mockOnly: administrator,
    },
    {
      name: 'somebody’s child',
      as: 'parentAtCap',
      input: { params: { userId: personas.child.id } },
      status: 403,
      mockOnly: family,
    },
    {
      name: 'the parent, by the child',
      as: 'child',
      input: { params: { userId: personas.parent.id } },
      status: 403,
      mockOnly: family,
    },
    {
      name: 'somebody, without the right',
      as: 'free',
      input: ({ personId }) => ({ params: { userId: personId } }),
      status: 403,
      writes: true,
    },
    { name: 'nobody signed in', input: ({ personId }) => ({ params: { userId: personId } }), status: 401 },
  ],
}
