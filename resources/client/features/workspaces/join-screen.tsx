import '@/styles/components.css'

import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'

import { isGone } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { answerInvite, type InviteAnswer } from '@/core/shared/account/answer-invite'
import { NotFound } from '@/core/shared/screen/not-found'
import { PanelError } from '@/core/shared/screen/panel-error'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Button } from '@/ui/buttons/button'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Spinner } from '@/ui/feedback/spinner'

import { loginFor } from './login-for'
import { guestPath } from './queries'

/** `/workspace/join/:inviteId`: where the link of an invitation leads. Guests sign in or register first, and come back. */
export function JoinScreen() {
  const { t } = useTranslation()
  const { inviteId } = useParams()
  const user = useUser()
  usePageTitle(t('Workspace invitation'))
  if (inviteId === undefined) return <NotFound />
  return user ? <Answer inviteId={inviteId} /> : <AsGuest inviteId={inviteId} />
}

/** The server knows whether the address has an account. */
function AsGuest({ inviteId }: { inviteId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['invited guest', inviteId],
    queryFn: async () => loginFor(await guestPath(inviteId), inviteId),
    // Every visit asks anew: it may have been taken back.
    staleTime: 0,
    gcTime: 0,
  })
  if (data !== undefined) return <Navigate to={data} replace />
  if (isGone(error)) return <Gone />
  if (error) return <PanelError level={1} error={error} onRetry={() => void refetch()} />
  return <Spinner label={t('Loading')} />
}

/** Joining moves one to another workspace: a link alone does not, a press does. */
function Answer({ inviteId }: { inviteId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [pending, setPending] = useState<InviteAnswer>()
  const [isOver, setOver] = useState(false)

  async function give(answer: InviteAnswer): Promise<void> {
    if (pending) return
    setPending(answer)
    const outcome = await answerInvite(inviteId, answer)
    setPending(undefined)
    if (outcome === 'joined') await navigate(paths.workspaces.link(), { replace: true })
    else if (outcome === 'declined') await navigate(paths.home.link(), { replace: true })
    else setOver(outcome === 'gone')
  }

  if (isOver) return <Gone />
  return (
    <EmptyState
      level={1}
      icon={<UsersRound className="size-20" />}
      title={t("You're invited to a workspace")}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button pending={pending === 'join'} onClick={() => void give('join')}>
            {t('Join')}
          </Button>
          <Button variant="outline" pending={pending === 'decline'} onClick={() => void give('decline')}>
            {t('Decline')}
          </Button>
        </div>
      }
    >
      {t("You'll work with the people who invited you. You can leave at any time.")}
    </EmptyState>
  )
}

function Gone() {
  const { t } = useTranslation()
  return (
    <EmptyState
      level={1}
      icon={<UsersRound className="size-20" />}
      title={t('This invite is no longer valid')}
      action={<LinkButton to={paths.home.link()}>{t('Browse music')}</LinkButton>}
    >
      {t('It has already been used or cancelled. Ask the person who invited you for a new one.')}
    </EmptyState>
  )
}
