import { openDialog } from '@/core/dialogs/dialog-store'

import type { Workspace } from './queries'

const dialogs = () => import('./components/workspace-name-dialog')

/** Asks for the name of a new workspace, and makes it. */
export async function openNewWorkspace(): Promise<void> {
  const { NewWorkspaceDialog } = await dialogs()
  await openDialog(NewWorkspaceDialog)
}

/** Asks for another name. */
export async function openRenameWorkspace(workspace: Pick<Workspace, 'id' | 'name'>): Promise<void> {
  const { RenameWorkspaceDialog } = await dialogs()
  await openDialog(RenameWorkspaceDialog, { workspace })
}
