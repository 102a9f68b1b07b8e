import { auth } from '@/contract/groups/auth'
import { auth as documented } from '@mock/documented/groups/auth'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'

import { groupCases } from '../case'

/** Attempts per minute, email address and IP address (backend contract, section 2). */
const MAX_ATTEMPTS = 5
const unknown = { email: 'nobody@dziesma.test', password: 'not the password' }

export const authCases = groupCases<typeof auth>(documented, {
  login: [
    {
      name: 'right password',
      input: { body: { email: personas.free.email, password: PERSONA_PASSWORD, remember: true } },
      status: 200,
      mockOnly: 'a live run signs in for the other cases',
    },
    {
      name: 'second factor',
      needs: ['twoFactor'],
      input: (_, { person }) => {
        const { email, password } = person('twoFactor')
        return { body: { email, password } }
      },
      status: 200,
      holds: ({ two_factor }) => two_factor === true,
    },
    { name: 'wrong password', input: { body: unknown }, status: 422 },
    { name: 'no password', input: { body: { email: unknown.email, password: '' } }, status: 422 },
    { name: 'with a wrong CSRF token', input: { body: unknown }, status: 419, forged: true },
    { name: 'as a signed-in user', as: 'free', input: { body: unknown }, status: 302 },
    {
      name: 'a sixth attempt within a minute',
      input: async (_, { client }) => {
        const body = { ...unknown, email: 'throttled@dziesma.test' }
        for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) await client.send(auth.login, { body })
        return { body }
      },
      status: 429,
    },
  ],
  logout: [
    { name: 'as a user', as: 'free', status: 200, writes: true },
    { name: 'as a suspended user', as: 'banned', needs: ['banned'], status: 200, writes: true },
  ],
})
