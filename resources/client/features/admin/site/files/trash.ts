// Separate chunk: loaded with the first use of the trash.
import type { FileEntry } from '@/contract/groups/file-entries'
import { translate } from '@/core/platform/i18n/use-translation'
import { confirm } from '@/core/shared/dialogs/confirm'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast, undoAction } from '@/core/shared/toasts/toast-store'

import { emptyTrash, fileSource, trashFiles } from './queries'
import { restoreTrashed } from './restore-trashed'
import { forgetAllTrashedFiles, rememberTrashedFiles } from './trashed-files'

/** Moves files to the trash, remembers them, and offers to undo that; resolves to whether it is done. */
export async function moveToTrash(files: readonly FileEntry[]): Promise<boolean> {
  const done = await succeeds(trashFiles(files.map(({ id }) => id)))
  if (!done) return false
  rememberTrashedFiles(files)
  toast.positive(
    translate('[one Moved :count file to the trash|other Moved :count files to the trash]', { count: files.length }),
    {
      action: undoAction(() => void restoreTrashed(files)),
    },
  )
  return true
}

/** Deletes the files in the trash permanently, after a confirmation. */
export async function askToEmptyTrash(): Promise<void> {
  const isSure = await confirm({
    title: translate('Empty the trash?'),
    message: translate('The files in the trash will be permanently deleted.'),
    confirmLabel: translate('Empty trash'),
    isDanger: true,
  })
  if (!isSure || !(await succeeds(emptyTrash()))) return
  forgetAllTrashedFiles()
  toast.positive(translate('The trash is empty'))
}

/** Awaits a change, announces its failure, and refetches the files. */
async function succeeds(change: Promise<unknown>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    announceFailure(error)
    return false
  } finally {
    void fileSource.refresh()
  }
}
