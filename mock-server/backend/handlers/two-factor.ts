import { twoFactor } from '@/contract/groups/two-factor'

import { twoFactor as documented } from '../../documented/groups/two-factor'
import { invalid, unexpected } from '../../kit/mock-failure'
import { requireUser } from '../../rules/permissions/find-user'
import type { MockTwoFactor, MockUser } from '../../state/store/db'
import { mockGroup, type MockRequest } from '../pipeline/mock-group'
import { requireConfirmedPassword } from '../sign-in/confirmed-password'
import { FORTIFY_DONE } from '../sign-in/sign-in'
import { newRecoveryCodes, newTwoFactor, takeCode } from '../sign-in/two-factor'

type Caller = Pick<MockRequest<(typeof twoFactor)['enable']>, 'world' | 'session' | 'user'>

/** Requires a signed-in user with a recently confirmed password. Throws 401 or 423. */
function confirmed(caller: Caller): { user: MockUser; factor: MockTwoFactor | undefined } {
  const user = requireUser(caller)
  requireConfirmedPassword(caller)
  return { user, factor: caller.world.db.twoFactors.get(user.id) }
}

export const twoFactorHandlers = mockGroup(twoFactor, documented, {
  /** Keeps the secret of a setup that was already started. */
  enable: (request) => {
    const { user, factor } = confirmed(request)
    if (!factor) request.world.db.twoFactors.insert(newTwoFactor(user.id))
    return FORTIFY_DONE
  },

  disable: (request) => {
    const { db } = request.world
    const { user } = confirmed(request)
    db.twoFactors.remove(user.id)
    db.users.update(user.id, { two_factor_confirmed_at: null })
    return FORTIFY_DONE
  },

  qrCode: async (request) => {
    const { user, factor } = confirmed(request)
    // The real backend fails to decrypt the missing secret without handling it.
    if (!factor) throw unexpected()
    const { qrSvg } = await import('../../kit/qr-svg')
    const { branding } = request.world.db.settings
    const url = otpauth({ issuer: branding?.site_name ?? '', holder: user.email ?? '', secret: factor.secret })
    return { svg: qrSvg(url), secret: factor.secret, status: 'success' }
  },

  confirm: async (request) => {
    const { world, body } = request
    const { user } = confirmed(request)
    if (!(await takeCode(world, user.id, body.code))) {
      throw invalid('code', 'The provided two factor authentication code was invalid.')
    }
    world.db.users.update(user.id, { two_factor_confirmed_at: new Date(world.now()).toISOString() })
    return FORTIFY_DONE
  },

  renewRecoveryCodes: (request) => {
    const { user, factor } = confirmed(request)
    if (factor) request.world.db.twoFactors.update(user.id, { recovery_codes: newRecoveryCodes() })
    return FORTIFY_DONE
  },
})

/** Builds the otpauth URL that authenticator apps read from the QR code. */
function otpauth({ issuer, holder, secret }: { issuer: string; holder: string; secret: string }): string {
  const name = encodeURIComponent(issuer)
  return `otpauth://totp/${name}:${encodeURIComponent(holder)}?secret=${secret}&issuer=${name}&algorithm=SHA1&digits=6&period=30`
}
