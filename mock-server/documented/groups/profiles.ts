import {
  type DocumentedGroup,
  listener,
  listParameters,
  optional,
  required,
  signedIn,
  undocumentedResponse,
} from '../documented'
import { eachUser, userLists, users } from '../samples'

export const profiles = {
  section: '3.3',
  rule: 'Public profiles come with links and counts of followers; followers come in pages.',
  screens: ['user profile'],
  endpoints: {
    show: {
      call: 'GET user-profile/:id',
      source: '5; trap 20',
      loader: 'userProfilePage',
      query: { loader: required('userProfilePage') },
      ...listener,
      responses: {
        ...eachUser((user) => ({
          user: {
            ...user,
            profile: { city: 'Rīga', country: 'lv', description: null },
            links: [{ url: 'https://anna.test', title: 'Anna' }],
            followers_count: 0,
            followed_users_count: 0,
          },
          loader: 'userProfilePage',
        })),
        'no profile': { user: { ...users['name and image'], profile: null } },
      },
    },
    update: {
      call: 'PUT users/profile/update',
      source: '5',
      body: {
        user: required(),
        'user.username': optional(),
        'user.first_name': optional(),
        'user.last_name': optional(),
        'user.avatar': optional(),
        'user.image': optional(),
        profile: required(),
        'profile.*': optional(),
        links: required(),
        'links.*.url': required(),
        'links.*.title': required(),
      },
      ...signedIn,
      responses: eachUser((user) => ({ user })),
    },
    followers: {
      call: 'GET users/:id/followers',
      source: '3.3',
      screens: ['user profile', 'admin: users'],
      query: listParameters,
      ...listener,
      responses: userLists,
    },
    followed: {
      call: 'GET users/:id/followed-users',
      source: '3.3',
      query: listParameters,
      ...listener,
      responses: userLists,
    },
    followedIds: {
      call: 'GET users/:id/followed-users/ids',
      source: '3.3',
      ...listener,
      responses: { ids: { ids: [7] }, none: { ids: [] } },
    },
    follow: {
      call: 'POST users/:id/follow',
      source: '3.3',
      ...signedIn,
      ...undocumentedResponse,
    },
    unfollow: {
      call: 'POST users/:id/unfollow',
      source: '3.3',
      ...signedIn,
      ...undocumentedResponse,
    },
  },
} satisfies DocumentedGroup
