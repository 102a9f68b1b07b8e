import { useMutation } from '@tanstack/react-query'
import { EllipsisVertical, LogOut, Pencil, Trash2, UsersRound } from 'lucide-react'
import { useNavigate } from 'react-router-dom'

import { isUncertain } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { activeWorkspaceId, PERSONAL_WORKSPACE } from '@/core/platform/storage/active-workspace'
import { switchWorkspace } from '@/core/platform/workspaces/use-workspace'
import { confirm } from '@/core/shared/dialogs/confirm'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import {
  fetchWorkspaces,
  removeCachedWorkspace,
  refreshWorkspaces,
  type Workspace,
  workspaceMutations,
} from '../queries'

const loadForm = () => import('./workspace-name-form').then(({ RenameWorkspaceForm }) => RenameWorkspaceForm)

/** Actions on a workspace: its owner renames or deletes it, members leave it. */
export function WorkspaceMenu({ workspace, isOwn }: { workspace: Workspace; isOwn: boolean }) {
  const { t } = useTranslation()
  const { deleteIt, leave } = useWorkspaceRemoval(workspace)
  const label = t('More options for “:name”', { name: workspace.name })
  const people: MenuEntry = {
    id: 'people',
    label: t('Members'),
    icon: <UsersRound aria-hidden />,
    to: paths.workspace.link(workspace),
  }
  const own: MenuEntry[] = [
    {
      id: 'rename',
      label: t('Rename'),
      icon: <Pencil aria-hidden />,
      onSelect: () => void openLazyDialog(loadForm, { workspace }).catch(announceFailure),
    },
    { id: 'delete', label: t('Delete'), icon: <Trash2 aria-hidden />, danger: true, onSelect: deleteIt },
  ]
  const others: MenuEntry[] = [
    { id: 'leave', label: t('Leave'), icon: <LogOut aria-hidden />, danger: true, onSelect: leave },
  ]
  return (
    <Menu
      label={label}
      groups={[{ id: 'all', entries: [people, ...(isOwn ? own : others)] }]}
      trigger={(trigger) => <IconButton {...trigger} label={label} icon={<EllipsisVertical aria-hidden />} />}
    />
  )
}

/** Returns the ways to delete or leave a workspace, each after a confirmation. */
function useWorkspaceRemoval({ id, name }: Pick<Workspace, 'id' | 'name'>) {
  const { t } = useTranslation()
  const user = useUser()
  const navigate = useNavigate()
  const { mutateAsync: sendRemoval } = useMutation(workspaceMutations.remove)
  const { mutateAsync: sendLeave } = useMutation(workspaceMutations.leave)

  async function end(send: () => Promise<unknown>, message: string): Promise<void> {
    try {
      await send()
    } catch (error) {
      if (!(isUncertain(error) && (await isGone(id)))) {
        announceFailure(error)
        return refreshWorkspaces()
      }
    }
    toast.positive(message)
    if (activeWorkspaceId() === id) switchWorkspace(PERSONAL_WORKSPACE)
    await navigate(paths.workspaces.link())
    await removeCachedWorkspace(id)
  }

  async function deleteIt(): Promise<void> {
    const isSure = await confirm({
      title: t('Delete “:name”?', { name }),
      message: t('The workspace will be permanently deleted for all its members.'),
      confirmLabel: t('Delete'),
      isDanger: true,
    })
    if (isSure) await end(() => sendRemoval({ params: { ids: id } }), t('Workspace deleted'))
  }

  async function leave(): Promise<void> {
    if (!user) return
    const isSure = await confirm({
      title: t('Leave “:name”?', { name }),
      message: t("You'll need a new invitation to come back."),
      confirmLabel: t('Leave'),
      isDanger: true,
    })
    if (isSure) await end(() => sendLeave({ params: { id, userId: user.id } }), t('You left “:name”', { name }))
  }

  return { deleteIt: () => void deleteIt().catch(announceFailure), leave: () => void leave().catch(announceFailure) }
}

/** Checks whether the workspace is gone after a lost response. Assumes it is not when that check fails. */
const isGone = (id: number): Promise<boolean> =>
  fetchWorkspaces().then(
    (list) => list.every((workspace) => workspace.id !== id),
    () => false,
  )
