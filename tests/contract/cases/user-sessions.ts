import type { userSessions } from '@/contract/groups/user-sessions'
import { userSessions as documented } from '@mock/documented/groups/user-sessions'

import { groupCases } from '../case'

export const userSessionCases = groupCases<typeof userSessions>(documented, {
  list: [
    { name: 'own sessions', as: 'free', status: 200 },
    { name: 'signed out', status: 401 },
  ],
  logoutOthers: [
    {
      name: 'with the password',
      as: 'free',
      confirmed: true,
      input: (_, { account }) => ({ body: { password: account?.password ?? '' } }),
      status: 200,
      mockOnly: 'would sign the other cases out',
    },
    {
      name: 'with a wrong password',
      as: 'free',
      confirmed: true,
      input: { body: { password: 'not the password' } },
      status: 422,
      writes: true,
    },
    { name: 'no password', as: 'free', confirmed: true, input: { body: { password: '' } }, status: 422, writes: true },
    {
      name: 'without a confirmed password',
      as: 'free',
      input: { body: { password: 'not the password' } },
      status: 423,
    },
    { name: 'signed out', input: { body: { password: 'not the password' } }, status: 401 },
  ],
})
