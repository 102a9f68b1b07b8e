import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'

import { isGone } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { type InviteResponse, respondToInvite } from '@/core/shared/account/respond-to-invite'
import { NotFound, PanelError } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { Button } from '@/ui/buttons/button'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { Spinner } from '@/ui/feedback/spinner'

import { guestPath } from './queries'
import { guestFormLink } from './rights'

/** `/workspace/join/:inviteId`: target of an invitation link. Guests sign in or register first and come back. */
export function Screen() {
  const { t } = useTranslation()
  const { inviteId } = useParams()
  const user = useUser()
  usePageTitle(t('Workspace invitation'))
  if (inviteId === undefined) return <NotFound />
  return user ? <Invitation inviteId={inviteId} /> : <AsGuest inviteId={inviteId} />
}

/** Redirects a guest to sign-in or registration: the server knows whether the email address has an account. */
function AsGuest({ inviteId }: { inviteId: string }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['invited guest', inviteId],
    queryFn: async () => guestFormLink(await guestPath(inviteId), inviteId),
    // Refetch on every visit: the invitation may have been cancelled.
    staleTime: 0,
    gcTime: 0,
  })
  if (data !== undefined) return <Navigate to={data} replace />
  if (isGone(error)) return <ExpiredInvite />
  if (error) return <PanelError level={1} error={error} onRetry={() => void refetch()} />
  return <Spinner label={t('Loading')} />
}

/** Joins on a press: joining switches the workspace, which a link must not do by itself. */
function Invitation({ inviteId }: { inviteId: string }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [pending, setPending] = useState<InviteResponse>()
  const [isOver, setOver] = useState(false)

  async function respond(response: InviteResponse): Promise<void> {
    if (pending) return
    setPending(response)
    const outcome = await respondToInvite(inviteId, response)
    setPending(undefined)
    if (outcome === 'joined') await navigate(paths.workspaces.link(), { replace: true })
    else if (outcome === 'declined') await navigate(paths.home.link(), { replace: true })
    else setOver(outcome === 'gone')
  }

  if (isOver) return <ExpiredInvite />
  return (
    <EmptyState
      level={1}
      icon={<UsersRound className="size-20" />}
      title={t("You're invited to a workspace")}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button pending={pending === 'join'} onClick={() => void respond('join')}>
            {t('Join')}
          </Button>
          <Button variant="outline" pending={pending === 'decline'} onClick={() => void respond('decline')}>
            {t('Decline')}
          </Button>
        </div>
      }
    >
      {t("You'll work with the people who invited you. You can leave at any time.")}
    </EmptyState>
  )
}

function ExpiredInvite() {
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
