import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'

import type { UserSession } from '@/contract/user-sessions'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { askPassword } from '@/core/shared/account/password-confirmation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toastWhenDone } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { useKeyboardScroll } from '@/ui/collections/use-keyboard-scroll'

import { PanelQuery } from '../components/panel-query'
import { SessionRow } from '../components/session-row'
import { accountMutations, accountQueries } from '../queries'

/** Height in pixels above which the list scrolls (spec section 9). */
export const SESSIONS_MAX_HEIGHT = 400

/** The user's active sessions, and a button that ends all others. */
export function SessionsPanel() {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const logout = useMutation(accountMutations.logoutOthers)

  async function logoutOthers(): Promise<void> {
    setAsking(true)
    const password = await askPassword().finally(() => setAsking(false))
    if (password === undefined) return
    toastWhenDone(logout.mutateAsync({ body: { password } }).finally(logout.reset), t('Logged out other sessions.'))
  }

  return (
    <div className="flex flex-col gap-5">
      <p className="text-muted">
        {t('If you think someone else is using your account, log out of all other devices and change your password.')}
      </p>
      <PanelQuery query={useQuery(accountQueries.sessions)} height="h-48">
        {({ sessions }) => <SessionList sessions={sessions} />}
      </PanelQuery>
      <Button
        variant="outline"
        className="self-start"
        pending={isAsking || logout.isPending}
        onClick={() => void logoutOthers().catch(announceFailure)}
      >
        {t('Logout other sessions')}
      </Button>
    </div>
  )
}

function SessionList({ sessions }: { sessions: readonly UserSession[] }) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={list}
      {...useKeyboardScroll(list)}
      className="-mx-2 overflow-y-auto px-2"
      style={{ maxHeight: SESSIONS_MAX_HEIGHT }}
    >
      <ul aria-label={t('Active sessions')} className="divide-y divide-divider">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
    </div>
  )
}
