import { type accounts, MAX_AVATAR_BYTES } from '@/contract/groups/accounts'
import { accounts as documented } from '@mock/documented/groups/accounts'
import { personas } from '@mock/state/seeds/personas'

import { groupCases, MISSING_ID } from '../case'
import { pictureForm } from '../picture-form'
import { admin } from './administrator'

const avatar = 'would replace the avatar of an account'
const deletion = 'would delete the account'
const release = 'needs a newer release of the backend'

function urlForm(): FormData {
  const form = new FormData()
  form.append('url', 'storage/avatars/8.svg')
  return form
}

export const accountCases = groupCases<typeof accounts>(documented, {
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
    { name: 'signed out', status: 401 },
  ],
  show: [
    {
      name: 'another user',
      as: 'free',
      isForAdults: true,
      input: ({ personId }) => ({ params: { id: personId } }),
      status: 200,
    },
    {
      name: 'own child',
      as: 'parent',
      needs: ['parent', 'child'],
      input: (_, { person }) => ({ params: { id: person('child').id }, query: { with: ['bans', 'lastLogin'] } }),
      status: 200,
    },
    {
      name: 'another user’s child',
      as: 'free',
      needs: ['free', 'child'],
      isForAdults: true,
      input: (_, { person }) => ({ params: { id: person('child').id } }),
      status: 404,
    },
    {
      name: 'another user, by a child',
      as: 'child',
      needs: ['child'],
      input: ({ personId }) => ({ params: { id: personId } }),
      status: 403,
    },
    { name: 'missing user', as: 'free', input: { params: { id: MISSING_ID } }, status: 404 },
    { name: 'signed out', input: ({ personId }) => ({ params: { id: personId } }), status: 401 },
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
      name: 'location',
      as: 'free',
      input: { body: { country: 'lv', timezone: 'auto', language: 'lv' } },
      status: 200,
      writes: true,
    },
    { name: 'name too short', as: 'free', input: { body: { first_name: 'A' } }, status: 422, writes: true },
    { name: 'digits in a name', as: 'free', input: { body: { last_name: 'R2D2' } }, status: 422, writes: true },
    { name: 'signed out', input: { body: { first_name: 'Anna' } }, status: 401 },
  ],
  uploadAvatar: [
    {
      name: 'own avatar',
      as: 'free',
      input: { params: { id: personas.free.id }, body: pictureForm() },
      status: 200,
      mockOnly: avatar,
    },
    {
      name: 'own avatar, by URL',
      as: 'free',
      input: () => ({ params: { id: personas.free.id }, body: urlForm() }),
      status: 200,
      mockOnly: avatar,
    },
    {
      name: 'own child’s',
      as: 'parent',
      input: { params: { id: personas.child.id }, body: pictureForm() },
      status: 200,
      mockOnly: avatar,
    },
    {
      name: 'file of another type',
      as: 'free',
      input: (_, { person }) => ({ params: { id: person('free').id }, body: pictureForm('text/html') }),
      status: 422,
      writes: true,
    },
    {
      name: 'picture too large',
      as: 'free',
      input: (_, { person }) => ({
        params: { id: person('free').id },
        body: pictureForm('image/jpeg', MAX_AVATAR_BYTES + 1),
      }),
      status: 422,
      writes: true,
    },
    {
      name: 'without a file',
      as: 'free',
      input: (_, { person }) => ({ params: { id: person('free').id }, body: new FormData() }),
      status: 422,
      writes: true,
    },
    {
      name: 'another user’s avatar',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId }, body: pictureForm() }),
      status: 403,
      writes: true,
    },
    { name: 'signed out', input: ({ personId }) => ({ params: { id: personId }, body: pictureForm() }), status: 401 },
  ],
  removeAvatar: [
    { name: 'own avatar', as: 'free', input: { params: { id: personas.free.id } }, status: 200, mockOnly: avatar },
    {
      name: 'another user’s avatar',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId } }),
      status: 403,
      writes: true,
    },
    { name: 'signed out', input: ({ personId }) => ({ params: { id: personId } }), status: 401 },
  ],
  remove: [
    {
      name: 'own account',
      as: 'free',
      confirmed: true,
      input: { params: { ids: personas.free.id }, body: { deleteCurrentUser: true } },
      status: 200,
      mockOnly: deletion,
    },
    {
      name: 'own account, password not confirmed',
      as: 'free',
      input: { params: { ids: personas.free.id }, body: { deleteCurrentUser: true } },
      status: 423,
      mockOnly: deletion,
    },
    {
      name: 'own account, without the confirmation flag',
      as: 'free',
      input: { params: { ids: personas.free.id }, body: {} },
      status: 422,
      mockOnly: deletion,
    },
    {
      name: 'own account, with a subscription',
      as: 'subscriber',
      input: { params: { ids: personas.subscriber.id }, body: { deleteCurrentUser: true } },
      status: 422,
      mockOnly: deletion,
    },
    {
      name: 'by an administrator',
      ...admin,
      input: { params: { ids: `${personas.free.id},${personas.artist.id}` }, body: {} },
      status: 200,
    },
    {
      name: 'an administrator’s own account',
      ...admin,
      input: { params: { ids: personas.admin.id }, body: { deleteCurrentUser: true } },
      status: 422,
    },
    {
      name: 'another user’s account',
      as: 'free',
      input: ({ personId }) => ({ params: { ids: personId }, body: {} }),
      status: 403,
      mockOnly: 'a backend that fails here would lose an account',
    },
    { name: 'signed out', input: { params: { ids: MISSING_ID }, body: {} }, status: 401 },
  ],
  ban: [
    {
      name: 'until a date',
      ...admin,
      input: { params: { id: personas.free.id }, body: { ban_until: '2999-01-01', comment: 'Krāpšanās' } },
      status: 200,
    },
    {
      name: 'permanently',
      ...admin,
      input: { params: { id: personas.free.id }, body: { permanent: true, comment: 'Krāpšanās' } },
      status: 200,
    },
    {
      name: 'until yesterday',
      ...admin,
      input: { params: { id: personas.free.id }, body: { ban_until: '2001-01-01' } },
      status: 422,
    },
    {
      name: 'without permission',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId }, body: { permanent: true } }),
      status: 403,
      writes: true,
    },
  ],
  unban: [
    {
      name: 'by an administrator',
      ...admin,
      input: { params: { id: personas.banned.id } },
      status: 200,
    },
    {
      name: 'without permission',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId } }),
      status: 403,
      writes: true,
    },
  ],
  banNewer: [
    {
      name: 'until a date',
      as: 'admin',
      input: { params: { id: personas.free.id }, body: { ban_until: '2999-01-01', comment: 'Krāpšanās' } },
      status: 200,
      mockOnly: release,
    },
    {
      name: 'permanently',
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
      name: 'without permission',
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
      name: 'without permission',
      as: 'free',
      input: { params: { id: personas.banned.id } },
      status: 403,
      mockOnly: release,
    },
  ],
  impersonate: [
    {
      name: 'own child',
      as: 'parent',
      needs: ['parent', 'child'],
      input: (_, { person }) => ({ params: { userId: person('child').id } }),
      status: 200,
    },
    {
      name: 'any user, by an administrator',
      ...admin,
      input: { params: { userId: personas.free.id } },
      status: 200,
    },
    {
      name: 'the current user',
      ...admin,
      input: { params: { userId: personas.admin.id } },
      status: 422,
    },
    {
      name: 'another user’s child',
      as: 'parentAtCap',
      needs: ['parentAtCap', 'child'],
      input: (_, { person }) => ({ params: { userId: person('child').id } }),
      status: 403,
    },
    {
      name: 'the parent, by the child',
      as: 'child',
      needs: ['child', 'parent'],
      input: (_, { person }) => ({ params: { userId: person('parent').id } }),
      status: 403,
    },
    {
      name: 'another user, without permission',
      as: 'free',
      input: ({ personId }) => ({ params: { userId: personId } }),
      status: 403,
      writes: true,
    },
    { name: 'signed out', input: ({ personId }) => ({ params: { userId: personId } }), status: 401 },
  ],
})
