import type { twoFactorChallenge } from '@/contract/groups/two-factor-challenge'
import { twoFactorChallenge as documented } from '@mock/documented/groups/two-factor-challenge'
import { totp } from '@mock/kit/totp'
import { RECOVERY_CODES } from '@mock/state/seeds/personas'

import { groupCases, type Person, type Visit } from '../case'

/** Completes the first step of the sign-in. */
async function enterPassword({ client, person }: Visit): Promise<Person> {
  const account = person('twoFactor')
  await client.signIn(account)
  return account
}

export const twoFactorChallengeCases = groupCases<typeof twoFactorChallenge>(documented, {
  submit: [
    {
      name: 'the authenticator’s code',
      needs: ['twoFactor'],
      input: async (_, visit) => {
        const { secret = '' } = await enterPassword(visit)
        return { body: { code: await totp(secret, Date.now()) } }
      },
      status: 200,
    },
    {
      name: 'a recovery code',
      input: async (_, visit) => {
        await enterPassword(visit)
        return { body: { recovery_code: RECOVERY_CODES[0] } }
      },
      status: 200,
      mockOnly: 'would use up a recovery code',
    },
    {
      name: 'a wrong recovery code',
      needs: ['twoFactor'],
      input: async (_, visit) => {
        await enterPassword(visit)
        return { body: { recovery_code: 'aaaaaaaaaa-bbbbbbbbbb' } }
      },
      status: 422,
    },
    { name: 'without the password step', input: { body: { code: '123456' } }, status: 422 },
    { name: 'no code', input: { body: { code: '' } }, status: 422 },
    { name: 'as a signed-in user', as: 'free', input: { body: { code: '123456' } }, status: 302 },
  ],
})
