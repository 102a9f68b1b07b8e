import { useMutation } from '@tanstack/react-query'
import { LogIn, MonitorSmartphone } from 'lucide-react'

import type { Account } from '@/contract/groups/accounts'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { impersonate } from '@/core/shared/account/impersonate'
import { confirm } from '@/core/shared/dialogs/confirm'
import { ScreenPanel } from '@/core/shared/screen/screen-panel'
import { Button } from '@/ui/buttons/button'
import { LinkButton } from '@/ui/buttons/link-button'

const SESSIONS = `${paths.accountSettings.link()}#sessions`

/** Links administrators to their own sessions. */
export function OwnSessionsPanel() {
  const { t } = useTranslation()
  return (
    <ScreenPanel id="sessions" title="Active sessions" icon={MonitorSmartphone}>
      <LinkButton to={SESSIONS} variant="outline">
        {t('See your sessions')}
      </LinkButton>
    </ScreenPanel>
  )
}

/** Signs in as a user, to see the site as they do, or their sessions: the backend lists only the current user's. */
export function ImpersonationPanel({ user: { id, display_name: name } }: { user: Account }) {
  const { t } = useTranslation()
  const { mutateAsync, isPending } = useMutation({ mutationFn: (path: string) => impersonate(id, path) })

  async function start(path: string): Promise<void> {
    const isSure = await confirm({
      title: t('Sign in as :name?', { name }),
      message: t('This browser will be signed in as “:name”. To come back, sign out and sign in as yourself.', {
        name,
      }),
      confirmLabel: t('Sign in as this user'),
    })
    if (isSure) await mutateAsync(path)
  }
  const signIn = (path: string) => void start(path).catch(() => {})
  return (
    <ScreenPanel id="impersonation" title="See the site as this user" icon={LogIn}>
      <div className="flex flex-col items-start gap-4">
        <p>{t('Only users themselves see their sessions: sign in as this user to see theirs.')}</p>
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" pending={isPending} onClick={() => signIn('/')}>
            {t('Sign in as this user')}
          </Button>
          <Button variant="ghost" disabled={isPending} onClick={() => signIn(SESSIONS)}>
            {t('See their sessions')}
          </Button>
        </div>
      </div>
    </ScreenPanel>
  )
}
