import type { userSessions } from '@/contract/user-sessions'

import type { Cases } from '../case'

export const userSessionCases: Cases<typeof userSessions> = {
  list: [
    { name: 'one’s own', as: 'free', status: 200 },
    { name: 'nobody signed in', status: 401 },
  ],
  logoutOthers: [
    {
      name: 'with the password',
      as: 'free',
      confirmed: true,
      input: (_, { account }) => ({ body: { password: account?.password ?? '' } }),
      status: 200,
      mockOnly: 'the other cases would be signed out',
    },
    {
      name: 'with another one',
      as: 'free',
      confirmed: true,
      input: { body: { password: 'not the password' } },
      status: 422,
      writes: true,
    },
    { name: 'no password', as: 'free', confirmed: true, input: { body: { password: '' } }, status: 422, writes: true },
    { name: 'unconfirmed', as: 'free', input: { body: { password: 'not the password' } }, status: 423 },
    { name: 'nobody signed in', input: { body: { password: 'not the password' } }, status: 401 },
  ],
}
