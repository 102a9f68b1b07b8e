import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'

import type { Workspace } from './queries'

const dialogs = () => import('./components/workspace-name-dialog')

/** Opens the dialog for a new workspace. */
export async function openNewWorkspace(): Promise<void> {
  await openLazyDialog(async () => (await dialogs()).NewWorkspaceDialog)
}

/** Opens the dialog that renames a workspace. */
export async function openRenameWorkspace(workspace: Pick<Workspace, 'id' | 'name'>): Promise<void> {
  await openLazyDialog(async () => (await dialogs()).RenameWorkspaceDialog, { workspace })
}
