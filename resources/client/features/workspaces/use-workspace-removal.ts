import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'

import { isUncertain } from '@/core/platform/api/api-error'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useUser } from '@/core/platform/session/use-session'
import { activeWorkspaceId, PERSONAL_WORKSPACE } from '@/core/platform/workspaces/active-workspace'
import { switchWorkspace } from '@/core/platform/workspaces/use-workspace'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'

import { forgetWorkspace, fetchWorkspaces, refreshWorkspaces, type Workspace, workspaceMutations } from './queries'

/** Returns the ways to delete or leave a workspace, each after a confirmation. */
export function useWorkspaceRemoval({ id, name }: Pick<Workspace, 'id' | 'name'>): {
  deleteIt: () => void
  leave: () => void
} {
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
    await forgetWorkspace(id)
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
