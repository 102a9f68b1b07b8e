import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'

import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission } from '@/core/platform/session/use-session'
import { PERSONAL_WORKSPACE } from '@/core/platform/storage/active-workspace'
import { useActiveWorkspace } from '@/core/platform/workspaces/use-workspace'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageTitle } from '@/core/shared/screen/use-page-title'
import { PlanHint } from '@/core/shared/upsell/remedy-link'
import { Button } from '@/ui/buttons/button'
import { Skeleton } from '@/ui/feedback/skeleton'

import { PersonalCard, WorkspaceCard } from './components/workspace-card'
import { WorkspacesLayout } from './components/workspaces-layout'
import { type Workspace, workspaceQueries } from './queries'
import { useMembershipCheck } from './use-workspace-group'

const loadForm = () => import('./components/workspace-name-form').then(({ NewWorkspaceForm }) => NewWorkspaceForm)

/** `/workspaces`: the user's workspaces, the active one, and a button for a new one. */
export function Screen() {
  const { t } = useTranslation()
  const mayCreate = usePermission('workspaces.create')
  const list = useQuery(workspaceQueries.list)
  useMembershipCheck(list)
  usePageTitle(t('Workspaces'))
  return (
    <WorkspacesLayout>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <div className="min-w-60 flex-1 space-y-2">
          <h1 className="text-3xl font-extrabold tracking-tight">{t('Workspaces')}</h1>
          <p className="text-muted">
            {t("Use a workspace to work with others. While it's active, everything you do is shared with its members.")}
          </p>
        </div>
        {mayCreate && (
          <Button onClick={() => void openLazyDialog(loadForm).catch(announceFailure)}>
            <Plus aria-hidden className="size-5" />
            {t('New workspace')}
          </Button>
        )}
      </header>
      {!mayCreate && (
        <PlanHint permission="workspaces.create" text={t("Your plan doesn't include creating workspaces.")} />
      )}
      <QueryView query={list} skeleton={<ListSkeleton />}>
        {({ workspaces }) => <List workspaces={workspaces} />}
      </QueryView>
    </WorkspacesLayout>
  )
}

export const prefetch: Prefetch = () => prefetchable(workspaceQueries.list)

function List({ workspaces }: { workspaces: readonly Workspace[] }) {
  const { t } = useTranslation()
  const active = useActiveWorkspace()
  return (
    <ul aria-label={t('Workspaces')} className="flex flex-col gap-3">
      <PersonalCard isActive={active === PERSONAL_WORKSPACE} />
      {workspaces.map((workspace) => (
        <WorkspaceCard key={workspace.id} workspace={workspace} isActive={active === workspace.id} />
      ))}
    </ul>
  )
}

function ListSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-24 rounded-panel" />
      <Skeleton className="h-24 rounded-panel" />
    </div>
  )
}
