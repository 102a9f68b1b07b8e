import type { Account } from '@/contract/account'

import { twoFactorState } from '../queries'
import { TwoFactorOff } from '../two-factor/two-factor-off'
import { TwoFactorOn } from '../two-factor/two-factor-on'
import { TwoFactorUnconfirmed } from '../two-factor/two-factor-unconfirmed'

/** A second step at sign-in: off, begun, or on (spec section 4). */
export function TwoFactorPanel({ account }: { account: Account }) {
  const state = twoFactorState(account)
  if (state === 'on') return <TwoFactorOn codes={account.two_factor_recovery_codes} />
  return state === 'unconfirmed' ? <TwoFactorUnconfirmed /> : <TwoFactorOff />
}
