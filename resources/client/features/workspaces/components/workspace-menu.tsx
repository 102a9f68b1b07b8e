import { EllipsisVertical, LogOut, Pencil, Trash2, UsersRound } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'
import type { MenuEntry } from '@/ui/overlays/menu-rows'

import { openRenameWorkspace } from '../open-workspace-dialog'
import type { Workspace } from '../queries'
import { useWorkspaceRemoval } from '../use-workspace-removal'

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
      onSelect: () => void openRenameWorkspace(workspace).catch(announceFailure),
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
