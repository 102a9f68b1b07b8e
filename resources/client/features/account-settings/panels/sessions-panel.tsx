import { useMutation, useQuery } from '@tanstack/react-query'
import { Laptop, Smartphone, Tablet } from 'lucide-react'
import { useRef, useState } from 'react'

import type { UserSession } from '@/contract/groups/user-sessions'
import { RelativeTime } from '@/core/platform/i18n/formatted-values'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { askPassword } from '@/core/shared/account/password-confirmation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { PanelQuery } from '@/core/shared/screen/screen-panel'
import { toastWhenDone } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'
import { useKeyboardScroll } from '@/ui/collections/use-keyboard-scroll'

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

/** A session by its device, as far as the server recognised it. */
function SessionRow({ session }: { session: UserSession }) {
  const { t } = useTranslation()
  const { device_type, platform, browser, city, country, ip_address, token, is_current_device, last_active } = session
  const Icon = iconOf(device_type)
  const device = [platform, browser].filter(Boolean).join(' - ') || t('Unknown device')
  const place = [city, country].filter(Boolean).join(', ')
  return (
    <li className="flex items-center gap-4 py-3">
      <Icon aria-hidden className="size-8 shrink-0 text-muted" />
      <div className="min-w-0">
        <div className="font-bold break-words">{token ? t('API Token') : device}</div>
        <div className="text-sm break-words text-muted">
          {[place, ip_address || t('Unknown IP')].filter(Boolean).join(' - ')}
        </div>
        <div className="text-sm">
          {is_current_device ? (
            <strong className="text-positive">{t('This device')}</strong>
          ) : (
            <span className="text-muted">{last_active && <RelativeTime timestamp={last_active} />}</span>
          )}
        </div>
      </div>
    </li>
  )
}

/** The spec's `mobile` is `phone` in the backend; all other devices are desktops. */
function iconOf(type: string | null | undefined) {
  if (type === 'mobile' || type === 'phone') return Smartphone
  return type === 'tablet' ? Tablet : Laptop
}
