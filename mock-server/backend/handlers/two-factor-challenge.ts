import { twoFactorChallenge } from '@/contract/groups/two-factor-challenge'

import { twoFactorChallenge as documented } from '../../documented/groups/two-factor-challenge'
import { invalid } from '../../kit/mock-failure'
import { mockGroup } from '../pipeline/mock-group'
import { signInByForm } from '../sign-in/sign-in'
import { takeCode, takeRecoveryCode } from '../sign-in/two-factor'

export const twoFactorChallengeHandlers = mockGroup(twoFactorChallenge, documented, {
  submit: async ({ world, session, body: { code, recovery_code } }) => {
    const { challenged } = session
    const recovering = recovery_code !== undefined
    const passes =
      challenged !== null &&
      (recovering
        ? takeRecoveryCode(world.db, challenged.userId, recovery_code)
        : await takeCode(world, challenged.userId, code ?? ''))
    if (!passes) {
      throw recovering
        ? invalid('recovery_code', 'The provided two factor recovery code was invalid.')
        : invalid('code', 'The provided two factor authentication code was invalid.')
    }
    return signInByForm({ world, session }, challenged.userId, challenged.remember)
  },
})
