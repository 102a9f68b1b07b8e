import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'

import type { Account } from '@/contract/groups/accounts'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePasswordConfirmed } from '@/core/shared/account/password-confirmation'
import { Button } from '@/ui/buttons/button'

import { accountMutations, clearQrCode, twoFactorState } from '../queries'
import { TwoFactorOn } from './two-factor-on'
import { TwoFactorUnconfirmed } from './two-factor-unconfirmed'

/** Two-factor authentication: off, unconfirmed or on (spec section 4). */
export function TwoFactorPanel({ account }: { account: Account }) {
  const serverState = twoFactorState(account)
  // Some servers send no recovery codes until a code confirms them: then only the press shows that setup has begun.
  const [isBegun, setBegun] = useState(false)
  if (isBegun && serverState === 'on') setBegun(false)
  const state = serverState === 'off' && isBegun ? 'unconfirmed' : serverState
  const [visibleState, setVisibleState] = useState({ state, isFirst: true })
  if (visibleState.state !== state) setVisibleState({ state, isFirst: false })
  return (
    <div key={state} ref={visibleState.isFirst ? undefined : focusTitle}>
      {state === 'off' && <TwoFactorOff onEnabled={() => setBegun(true)} />}
      {state === 'unconfirmed' && <TwoFactorUnconfirmed onDisabled={() => setBegun(false)} />}
      {state === 'on' && <TwoFactorOn codes={account.two_factor_recovery_codes} />}
    </div>
  )
}

/** Focuses the title of a new state, which screen readers then announce: the pressed button has been removed. */
const focusTitle = (panel: HTMLDivElement | null): void => panel?.querySelector('h3')?.focus()

/** State 0: explains two-factor authentication and enables it. */
function TwoFactorOff({ onEnabled }: { onEnabled: () => void }) {
  const { t } = useTranslation()
  const { isAsking, confirmed } = usePasswordConfirmed()
  const enable = useMutation(accountMutations.enableTwoFactor)
  function begin(): void {
    clearQrCode()
    enable.mutate(undefined, { onSuccess: onEnabled })
  }
  return (
    <div className="flex flex-col gap-4">
      <h3 tabIndex={-1} className="font-bold outline-none">
        {t('Two-factor authentication is off')}
      </h3>
      <p className="text-muted">
        {t("When it's on, you'll also need a code from the authenticator app on your phone to sign in.")}
      </p>
      <Button className="self-start" pending={isAsking || enable.isPending} onClick={() => confirmed(begin)}>
        {t('Enable')}
      </Button>
    </div>
  )
}
