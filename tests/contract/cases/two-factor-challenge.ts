import type { twoFactorChallenge } from '@/contract/groups/two-factor-challenge'
import { twoFactorChallenge as documented } from '@mock/documented/groups/two-factor-challenge'
import { totp } from '@mock/kit/totp'
import { PERSONA_PASSWORD, personas, RECOVERY_CODES, TWO_FACTOR_SECRET } from '@mock/state/seeds/personas'

import { groupCases, type Visit } from '../case'

const mockOnly = 'needs an account with two factors'

/** Completes the first step of the sign-in. */
const enterPassword = ({ client }: Visit) =>
  client.signIn({ email: personas.twoFactor.email, password: PERSONA_PASSWORD })

export const twoFactorChallengeCases = groupCases<typeof twoFactorChallenge>(documented, {
  submit: [
    {
      name: 'the authenticator’s code',
      input: async (_, visit) => {
        await enterPassword(visit)
        return { body: { code: await totp(TWO_FACTOR_SECRET, Date.now()) } }
      },
      status: 200,
      mockOnly,
    },
    {
      name: 'a recovery code',
      input: async (_, visit) => {
        await enterPassword(visit)
        return { body: { recovery_code: RECOVERY_CODES[0] } }
      },
      status: 200,
      mockOnly,
    },
    {
      name: 'a wrong recovery code',
      input: async (_, visit) => {
        await enterPassword(visit)
        return { body: { recovery_code: 'aaaaaaaaaa-bbbbbbbbbb' } }
      },
      status: 422,
      mockOnly,
    },
    { name: 'without the password step', input: { body: { code: '123456' } }, status: 422 },
    { name: 'no code', input: { body: { code: '' } }, status: 422 },
    { name: 'as a signed-in user', as: 'free', input: { body: { code: '123456' } }, status: 302 },
  ],
})
