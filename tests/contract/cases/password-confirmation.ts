import { PASSWORD_CONFIRMATION_SECONDS, type passwordConfirmation } from '@/contract/groups/password-confirmation'
import { passwordConfirmation as documented } from '@mock/documented/groups/password-confirmation'

import { groupCases } from '../case'

const query = { seconds: PASSWORD_CONFIRMATION_SECONDS }

export const passwordConfirmationCases = groupCases<typeof passwordConfirmation>(documented, {
  status: [
    { name: 'not confirmed', as: 'free', input: { query }, status: 200, holds: ({ confirmed }) => !confirmed },
    {
      name: 'just confirmed',
      as: 'free',
      confirmed: true,
      input: { query },
      status: 200,
      holds: ({ confirmed }) => confirmed,
    },
    { name: 'signed out', input: { query }, status: 401 },
  ],
  confirm: [
    {
      name: 'the right password',
      as: 'free',
      confirmed: true,
      input: (_, { account }) => ({ body: { password: account?.password ?? '' } }),
      status: 201,
    },
    { name: 'a wrong password', as: 'free', input: { body: { password: 'not the password' } }, status: 422 },
    { name: 'signed out', input: { body: { password: 'not the password' } }, status: 401 },
  ],
})
