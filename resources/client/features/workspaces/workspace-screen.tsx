import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useParams } from 'react-router-dom'

import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { keepFocus } from '@/ui/collections/keep-focus'
import { Breadcrumbs } from '@/ui/disclosure/breadcrumbs'
import { FormSkeleton } from '@/ui/feedback/form-skeleton'
import { PanelSkeleton } from '@/ui/feedback/panel-skeleton'
import { AvatarRowsSkeleton, Skeleton } from '@/ui/feedback/skeleton'

import { InviteForm } from './components/invite-form'
import { InviteRow } from './components/invite-row'
import { MemberRow } from './components/member-row'
import { WorkspaceMenu } from './components/workspace-menu'
import { WorkspacesLayout } from './components/workspaces-layout'
import { workspaceQueries, type WorkspaceWithPeople } from './queries'
import { rightsIn } from './rights'

/** `/workspaces/:id`: a workspace's members and invitations. */
export function Screen() {
  const { id = '' } = useParams()
  return (
    <WorkspacesLayout>
      <QueryView query={useQuery(workspaceQueries.show(id))} skeleton={<PeopleSkeleton />}>
        {({ workspace }) => <People workspace={workspace} />}
      </QueryView>
    </WorkspacesLayout>
  )
}

export const prefetch: Prefetch = ({ params: { id = '' } }) => prefetchable(workspaceQueries.show(id))

function People({ workspace }: { workspace: WorkspaceWithPeople }) {
  const { t } = useTranslation()
  const user = useUser()
  const { id, name, members, invites } = workspace
  const rights = rightsIn(workspace, user?.id)
  const mayAct = rights.invite || rights.changeRoles || rights.removeMembers
  usePageTitle(name)
  return (
    <div className="flex flex-col gap-6">
      <header>
        <Breadcrumbs items={[{ label: t('Workspaces'), to: paths.workspaces.link() }]} current={name} />
        <div className="flex items-center justify-between gap-3">
          <h1 className="min-w-0 text-3xl font-extrabold tracking-tight break-words">{name}</h1>
          <WorkspaceMenu workspace={workspace} isOwn={rights.own} />
        </div>
        {!mayAct && <p className="mt-2 text-muted">{t('To invite someone or change your role, ask the owner.')}</p>}
      </header>
      {rights.invite && (
        <PeoplePanel title={t('Invite people')}>
          <InviteForm workspaceId={id} />
        </PeoplePanel>
      )}
      <PeoplePanel title={t('Members')} count={members.length}>
        <ul aria-label={t('Members')} className="divide-y divide-divider">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} workspace={workspace} rights={rights} />
          ))}
        </ul>
      </PeoplePanel>
      {invites.length > 0 && (
        <PeoplePanel title={t('Invited')} count={invites.length}>
          <ul aria-label={t('Invited')} className="divide-y divide-divider">
            {invites.map((invite) => (
              <InviteRow key={invite.id} invite={invite} workspaceId={id} mayChange={rights.invite} />
            ))}
          </ul>
        </PeoplePanel>
      )}
    </div>
  )
}

function PeopleSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-12 w-2/3" />
      <PanelSkeleton>
        <AvatarRowsSkeleton rows={3} />
      </PanelSkeleton>
      <PanelSkeleton>
        <FormSkeleton fields={2} />
      </PanelSkeleton>
    </div>
  )
}

/** A titled section of the workspace screen. */
function PeoplePanel({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  const id = useId()
  return (
    <section ref={keepFocus} aria-labelledby={id} className="rounded-panel border border-divider bg-paper p-5 md:p-7">
      <h2 id={id} tabIndex={-1} className="outline-none mb-4 flex items-baseline gap-2 text-xl">
        {title}
        {count !== undefined && <span className="text-base font-bold text-muted">{count}</span>}
      </h2>
      {children}
    </section>
  )
}
