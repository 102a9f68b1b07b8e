import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'

import type { Workspace } from './queries'

const dialogs = () => import('./components/workspace-name-dialog')

/** Asks for the name of a new workspace, and makes it. */
export async function openNewWorkspace(): Promise<void> {
  await openLazyDialog(async () => (await dialogs()).NewWorkspaceDialog)
}

/** Asks for another name. */
export async function openRenameWorkspace(workspace: Pick<Workspace, 'id' | 'name'>): Promise<void> {
  await openLazyDialog(async () => (await dialogs()).RenameWorkspaceDialog, { workspace })
}
