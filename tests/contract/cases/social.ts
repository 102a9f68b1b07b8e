import type { social } from '@/contract/groups/social'
import { socialPopupPath } from '@/contract/shapes/social-popup'
import { social as documented } from '@mock/documented/groups/social'
import { PERSONA_PASSWORD, personas } from '@mock/state/seeds/personas'

import { groupCases, type Visit } from '../case'

const mockOnly = 'signs in at a social service'

/** Returns from Google with the email address of an existing account. */
async function returnFromGoogle({ client }: Visit) {
  const opened = await client.get(socialPopupPath('google', 'login'))
  const state = opened.headers.get('location')?.split('state=')[1] ?? ''
  const person = new URLSearchParams({ state, decision: 'allow', name: 'Anna', email: personas.free.email })
  await client.get(`secure/auth/social/google/callback?${person}`)
}

export const socialCases = groupCases<typeof social>(documented, {
  connect: [
    {
      name: 'with the account’s password',
      input: async (_, visit) => {
        await returnFromGoogle(visit)
        return { body: { password: PERSONA_PASSWORD } }
      },
      status: 200,
      mockOnly,
      opensPage: true,
    },
    {
      name: 'with a wrong password',
      input: async (_, visit) => {
        await returnFromGoogle(visit)
        return { body: { password: 'not the password' } }
      },
      status: 422,
      mockOnly,
      opensPage: true,
    },
    { name: 'no password', input: { body: { password: '' } }, status: 422 },
  ],
  disconnect: [
    { name: 'a connected service', as: 'subscriber', input: { params: { service: 'google' } }, status: 200, mockOnly },
    { name: 'signed out', input: { params: { service: 'google' } }, status: 401 },
  ],
})
