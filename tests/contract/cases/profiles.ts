import type { profiles } from '@/contract/profiles'
import { personas } from '@mock/scenarios/personas'

import type { Cases } from '../case'
import { NO_ROW } from '../no-row'

export const profileCases: Cases<typeof profiles> = {
  show: [
    {
      name: 'somebody',
      input: ({ personId }) => ({ params: { id: personId }, query: { loader: 'userProfilePage' } }),
      status: 200,
    },
    { name: 'no such person', input: { params: { id: NO_ROW } }, status: 404 },
    { name: 'a child', input: { params: { id: personas.child.id } }, status: 404, mockOnly: 'needs a child’s id' },
  ],
  update: [
    {
      name: 'one’s own',
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
    { name: 'nobody signed in', input: { body: { user: {}, profile: {}, links: [] } }, status: 401 },
  ],
  followers: [
    { name: 'somebody’s', input: ({ personId }) => ({ params: { id: personId } }), status: 200 },
    { name: 'second page', input: ({ personId }) => ({ params: { id: personId }, query: { page: 2 } }), status: 200 },
  ],
  followed: [{ name: 'by somebody', input: ({ personId }) => ({ params: { id: personId } }), status: 200 }],
  followedIds: [{ name: 'by somebody', input: ({ personId }) => ({ params: { id: personId } }), status: 200 }],
  follow: [
    {
      name: 'somebody',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId } }),
      status: 200,
      writes: true,
    },
    { name: 'nobody signed in', input: ({ personId }) => ({ params: { id: personId } }), status: 401 },
  ],
  unfollow: [
    {
      name: 'somebody',
      as: 'free',
      input: ({ personId }) => ({ params: { id: personId } }),
      status: 200,
      writes: true,
    },
  ],
}
