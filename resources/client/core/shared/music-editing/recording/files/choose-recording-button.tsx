import { FileMusic } from 'lucide-react'

import type { FileEntry } from '@/contract/groups/file-entries'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { ChooseFileButton } from '@/core/shared/file-picker/choose-file-button'

const loadDialog = async () => (await import('./recording-dialog')).RecordingDialog

/** Opens the site's recordings; `onChoose` may throw ApiError. */
export function ChooseRecordingButton({ onChoose }: { onChoose: (file: FileEntry) => Promise<void> }) {
  async function choose(): Promise<void> {
    const file = await openLazyDialog(loadDialog, {})
    if (file) await onChoose(file)
  }
  return <ChooseFileButton Icon={FileMusic} choose={choose} className="self-start" />
}
