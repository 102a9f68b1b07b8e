import { useEffect, useRef, useState } from 'react'

import type { Account } from '@/contract/account'

import { twoFactorState } from '../queries'
import { TwoFactorOff } from '../two-factor/two-factor-off'
import { TwoFactorOn } from '../two-factor/two-factor-on'
import { TwoFactorUnconfirmed } from '../two-factor/two-factor-unconfirmed'

/** Two-factor authentication: off, unconfirmed or on (spec section 4). */
export function TwoFactorPanel({ account }: { account: Account }) {
  const told = twoFactorState(account)
  // Some servers send no recovery codes until a code confirms them: then only the press shows that setup has begun.
  const [isBegun, setBegun] = useState(false)
  if (isBegun && told === 'on') setBegun(false)
  const state = told === 'off' && isBegun ? 'unconfirmed' : told
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(state)
  // The pressed button has been removed: focus the title of the new state, which screen readers then announce.
  useEffect(() => {
    if (shown.current === state) return
    shown.current = state
    panel.current?.querySelector('h3')?.focus()
  }, [state])
  return (
    <div ref={panel}>
      {state === 'off' && <TwoFactorOff onEnabled={() => setBegun(true)} />}
      {state === 'unconfirmed' && <TwoFactorUnconfirmed onDisabled={() => setBegun(false)} />}
      {state === 'on' && <TwoFactorOn codes={account.two_factor_recovery_codes} />}
    </div>
  )
}
