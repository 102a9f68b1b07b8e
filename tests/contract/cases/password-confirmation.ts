import { PASSWORD_CONFIRMATION_SECONDS } from '@/contract/password-confirmation'
import type { passwordConfirmation } from '@/contract/password-confirmation'

import type { Cases } from '../case'

const query = { seconds: PASSWORD_CONFIRMATION_SECONDS }

export const passwordConfirmationCases: Cases<typeof passwordConfirmation> = {
  status: [
    { name: 'not yet', as: 'free', input: { query }, status: 200 },
    { name: 'just confirmed', as: 'free', confirmed: true, input: { query }, status: 200 },
    { name: 'nobody signed in', input: { query }, status: 401 },
  ],
  confirm: [
    {
      name: 'the password',
      as: 'free',
      confirmed: true,
      input: (_, { account }) => ({ body: { password: account?.password ?? '' } }),
      status: 201,
    },
    { name: 'another one', as: 'free', input: { body: { password: 'not the password' } }, status: 422 },
    { name: 'nobody signed in', input: { body: { password: 'not the password' } }, status: 401 },
  ],
}
