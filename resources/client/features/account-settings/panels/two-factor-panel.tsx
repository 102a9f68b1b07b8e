import { useEffect, useRef, useState } from 'react'

import type { Account } from '@/contract/account'

import { twoFactorState } from '../queries'
import { TwoFactorOff } from '../two-factor/two-factor-off'
import { TwoFactorOn } from '../two-factor/two-factor-on'
import { TwoFactorUnconfirmed } from '../two-factor/two-factor-unconfirmed'

/** A second step at sign-in: off, begun, or on (spec section 4). */
export function TwoFactorPanel({ account }: { account: Account }) {
  const told = twoFactorState(account)
  // Servers may keep the recovery codes to themselves until a code confirms them: then only the press tells that it was begun.
  const [isBegun, setBegun] = useState(false)
  if (isBegun && told === 'on') setBegun(false)
  const state = told === 'off' && isBegun ? 'unconfirmed' : told
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(state)
  // The button that was pressed is gone: the title of what there is now takes the focus, and is spoken.
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
