import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { BriefcaseBusiness, Settings2 } from 'lucide-react'
import { useEffect } from 'react'

import type { User } from '@/contract/shapes/user'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import type { Translation } from '@/core/platform/i18n/translation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild, usePermission } from '@/core/platform/session/use-session'
import { PERSONAL_WORKSPACE } from '@/core/platform/storage/active-workspace'
import { switchWorkspace, useActiveWorkspace } from '@/core/platform/workspaces/use-workspace'
import type { MenuEntry, MenuGroup } from '@/ui/overlays/menu-rows'

import { type Workspace, workspaceQueries } from './queries'

/**
 * The workspace switcher in the account menu, or a link to create the first. Null where workspaces are disabled, for
 * children, and for users who have none and may not create one.
 */
export function useWorkspaceGroup(user: User | null): MenuGroup | null {
  const { t } = useTranslation()
  const isOffered = useIsOffered() && user !== null
  const query = useQuery({ ...workspaceQueries.list, enabled: isOffered })
  const mayCreate = usePermission('workspaces.create')
  const active = useActiveWorkspace()
  const list = query.data?.workspaces ?? []
  useMembershipCheck(query)
  if (!isOffered || (list.length === 0 && !mayCreate)) return null

  const id = 'workspaces'
  const icon = <BriefcaseBusiness aria-hidden />
  const name = list.find((workspace) => workspace.id === active)?.name ?? t('Default')
  const entry: MenuEntry =
    list.length === 0
      ? { id, icon, label: t('Workspaces'), to: paths.workspaces.link() }
      : { id, icon, label: t('Workspace: :name', { name }), groups: choices(list, active, t) }
  return { id, entries: [entry] }
}

/** Whether the site has workspaces and the signed-in user may use them. */
function useIsOffered(): boolean {
  const isChild = useIsChild()
  const { workspaces } = useSettings()
  return workspaces.integrated && !isChild
}

function choices(list: readonly Workspace[], active: number, t: Translation['t']): MenuGroup[] {
  const own = toEntry(PERSONAL_WORKSPACE, t('Default'))
  const others = list.map(({ id, name }) => toEntry(id, name))
  const manage: MenuEntry = {
    id: 'manage',
    label: t('Manage workspaces'),
    icon: <Settings2 aria-hidden />,
    to: paths.workspaces.link(),
  }
  return [
    { id: 'choice', title: t('Workspace'), selectedId: String(active), entries: [own, ...others] },
    { id: 'manage', entries: [manage] },
  ]
}

const toEntry = (id: number, label: string): MenuEntry => ({
  id: String(id),
  label,
  onSelect: () => switchWorkspace(id),
})

type ListQuery = Pick<UseQueryResult<{ workspaces: readonly Workspace[] }>, 'data' | 'isFetching' | 'isStale'>

/**
 * Switches to the personal workspace when the user was removed from the active one: the server would refuse every
 * request.
 */
export function useMembershipCheck({ data, isFetching, isStale }: ListQuery): void {
  const active = useActiveWorkspace()
  // A stale list lacks workspaces joined or created since.
  const isKnown = data !== undefined && !isFetching && !isStale
  const isGone = active !== PERSONAL_WORKSPACE && isKnown && data.workspaces.every(({ id }) => id !== active)
  useEffect(() => {
    if (isGone) switchWorkspace(PERSONAL_WORKSPACE)
  }, [isGone])
}
