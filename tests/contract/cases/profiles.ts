import type { profiles } from '@/contract/groups/profiles'
import { profiles as documented } from '@mock/documented/groups/profiles'

import { groupCases, MISSING_ID } from '../case'

export const profileCases = groupCases<typeof profiles>(documented, {
  show: [
    {
      name: 'another user',
      input: ({ personId }) => ({ params: { id: personId }, query: { loader: 'userProfilePage' } }),
      status: 200,
    },
    { name: 'missing user', input: { params: { id: MISSING_ID }, query: { loader: 'userProfilePage' } }, status: 404 },
    {
      name: 'as a child',
      needs: ['child'],
      input: (_, { person }) => ({ params: { id: person('child').id }, query: { loader: 'userProfilePage' } }),
      status: 404,
    },
  ],
  update: [
    {
      name: 'own profile',
      as: 'free',
      input: {
        body: {
          user: { username: 'Anna B.', first_name: 'Anna', last_name: null },
          profile: { city: 'Rīga', country: null, description: 'Dziedu līdzi.' },
          links: [{ url: 'https://example.org/anna', title: 'Mājaslapa' }],
        },
      },
      status: 200,
      writes: true,
    },
    {
      name: 'own picture',
      as: 'free',
      input: { body: { user: { avatar: 'storage/avatars/8.svg' }, profile: {}, links: [] } },
      status: 200,
      mockOnly: 'the picture does not exist',
    },
    { name: 'signed out', input: { body: { user: {}, profile: {}, links: [] } }, status: 401 },
  ],
  followers: [
    { name: 'of another user', input: ({ personId }) => ({ params: { id: personId } }), status: 200 },
    { name: 'second page', input: ({ personId }) => ({ params: { id: personId }, query: { page: 2 } }), status: 200 },
  ],
  followed: [{ name: 'by another user', input: ({ personId }) => ({ params: { id: personId } }), status: 200 }],
  followedIds: [{ name: 'by another user', input: ({ personId }) => ({ params: { id: personId } }), status: 200 }],
  follow: [
    {
      name: 'another user',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId } }),
      status: 200,
      writes: true,
    },
    { name: 'signed out', input: ({ personId }) => ({ params: { id: personId } }), status: 401 },
  ],
  unfollow: [
    {
      name: 'another user',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId } }),
      status: 200,
      writes: true,
    },
    { name: 'signed out', input: ({ personId }) => ({ params: { id: personId } }), status: 401 },
  ],
})
