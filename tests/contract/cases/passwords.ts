import type { passwords } from '@/contract/passwords'
import { passwords as group } from '@/contract/passwords'
import { personas } from '@mock/scenarios/personas'

import type { Cases } from '../case'
import { mailTo } from '../mail-to'

const { email } = personas.free
const fresh = { password: 'saulains', password_confirmation: 'saulains' }

export const passwordCases: Cases<typeof passwords> = {
  forgot: [
    { name: 'an account', input: { body: { email } }, status: 200, mockOnly: 'sends a mail' },
    { name: 'an unknown address', input: { body: { email: 'nobody@dziesma.test' } }, status: 422 },
    { name: 'no address', input: { body: { email: '' } }, status: 422 },
  ],
  reset: [
    {
      name: 'by the mailed link',
      input: async (_, { client }) => {
        await client.send(group.forgot, { body: { email } })
        const { link } = await mailTo(client, email)
        return { body: { token: link?.split('/').at(-1) ?? '', email, ...fresh } }
      },
      status: 200,
      mockOnly: 'needs the mail',
    },
    { name: 'by an invented one', input: { body: { token: 'invented', email, ...fresh } }, status: 422 },
    {
      name: 'another repetition',
      input: { body: { token: 'invented', email, ...fresh, password_confirmation: 'lietains' } },
      status: 422,
    },
  ],
  change: [
    {
      name: 'to another',
      as: 'free',
      input: (_, { account }) => ({ body: { current_password: account?.password ?? '', ...fresh } }),
      status: 200,
      mockOnly: 'the account would have another password',
    },
    {
      name: 'with a wrong one',
      as: 'free',
      input: { body: { current_password: 'not the password', ...fresh } },
      status: 422,
      writes: true,
    },
    {
      name: 'to a short one',
      as: 'free',
      input: (_, { account }) => ({
        body: { current_password: account?.password ?? '', password: 'abc', password_confirmation: 'abc' },
      }),
      status: 422,
      writes: true,
    },
    { name: 'nobody signed in', input: { body: { current_password: 'x', ...fresh } }, status: 401 },
  ],
}
