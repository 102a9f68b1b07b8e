import { type passwords, passwords as group } from '@/contract/groups/passwords'
import { passwords as documented } from '@mock/documented/groups/passwords'
import { personas } from '@mock/state/seeds/personas'

import { groupCases } from '../case'
import { mailTo } from '../client'

const { email } = personas.free
const fresh = { password: 'saulains', password_confirmation: 'saulains' }

export const passwordCases = groupCases<typeof passwords>(documented, {
  forgot: [
    { name: 'a known email address', input: { body: { email } }, status: 200, mockOnly: 'sends a mail' },
    { name: 'an unknown email address', input: { body: { email: 'nobody@dziesma.test' } }, status: 422 },
    { name: 'no email address', input: { body: { email: '' } }, status: 422 },
    { name: 'as a signed-in user', as: 'free', input: { body: { email: 'nobody@dziesma.test' } }, status: 302 },
  ],
  reset: [
    {
      name: 'with the mailed token',
      input: async (_, { client }) => {
        await client.send(group.forgot, { body: { email } })
        const { link } = await mailTo(client, email)
        return { body: { token: link?.split('/').at(-1) ?? '', email, ...fresh } }
      },
      status: 200,
      mockOnly: 'needs the mail',
    },
    { name: 'with an invalid token', input: { body: { token: 'invented', email, ...fresh } }, status: 422 },
    {
      name: 'mismatching confirmation',
      input: { body: { token: 'invented', email, ...fresh, password_confirmation: 'lietains' } },
      status: 422,
    },
    { name: 'as a signed-in user', as: 'free', input: { body: { token: 'invented', email, ...fresh } }, status: 302 },
  ],
  change: [
    {
      name: 'to a new password',
      as: 'free',
      input: (_, { account }) => ({ body: { current_password: account?.password ?? '', ...fresh } }),
      status: 200,
      mockOnly: 'would change the password of the account',
    },
    {
      name: 'with a wrong current password',
      as: 'free',
      input: { body: { current_password: 'not the password', ...fresh } },
      status: 422,
      writes: true,
    },
    {
      name: 'to a password that is too short',
      as: 'free',
      input: (_, { account }) => ({
        body: { current_password: account?.password ?? '', password: 'abc', password_confirmation: 'abc' },
      }),
      status: 422,
      writes: true,
    },
    { name: 'signed out', input: { body: { current_password: 'x', ...fresh } }, status: 401 },
  ],
})
