import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import type { IncompleteReason } from '@/lib/files/chosen-files'
import { Spinner } from '@/ui/feedback/spinner'
import type { FieldTexts } from '@/ui/fields/field-layout'
import { FileDrop } from '@/ui/fields/file-drop'
import { useWindowFileDrop } from '@/ui/fields/use-window-file-drop'

import { DropOverlay } from './drop-overlay'
import { UploadList } from './list/upload-list'
import { UploadGuard } from './upload-guard'
import type { UploadOptions } from './uploader'
import { type LoadUploader, useUploads } from './use-uploads'

type UploadAreaProps = FieldTexts &
  UploadOptions & {
    /** Also lets the user choose a folder. */
    folder?: boolean
    /** Refuses files; `description` should give the reason. */
    disabled?: boolean
    /** Removes finished files from the list, because the page shows them elsewhere. */
    hidesFinished?: boolean
    /** Replaces the site's queue, for tests and demos. */
    loadUploader?: LoadUploader
  }

/**
 * Uploads files that the user picks, pastes, or drops anywhere on the page, and lists their progress. Leaving the page
 * during an upload asks for confirmation.
 */
export function UploadArea({
  folder = false,
  disabled = false,
  hidesFinished = false,
  loadUploader,
  label,
  description,
  error,
  ...options
}: UploadAreaProps) {
  const { t } = useTranslation()
  const { queue, uploads, isLoading } = useUploads(loadUploader)
  const onSuccess: UploadOptions['onSuccess'] = (entry, item) => {
    options.onSuccess?.(entry, item)
    if (hidesFinished) uploads.remove(item.id)
  }
  const add = (files: File[]) => void uploads.add(files, { ...options, onSuccess }).catch(announceFailure)
  const addDropped = (files: File[], missing?: IncompleteReason) => {
    if (missing)
      toast.danger(missing === 'unreadable' ? t("Some files couldn't be read.") : t('This file type is not allowed'))
    if (files.length > 0) add(files)
  }
  const isOver = useWindowFileDrop({ onFiles: addDropped, folder, disabled })
  return (
    <div className="grid gap-4">
      <FileDrop
        label={label}
        description={description}
        error={error}
        multiple
        folder={folder}
        disabled={disabled}
        onFiles={add}
      />
      {isLoading && <Spinner label={t('Loading')} className="justify-self-center" />}
      <UploadGuard queue={queue} isLoading={isLoading} />
      <UploadList queue={queue} actions={uploads} />
      {isOver && <DropOverlay />}
    </div>
  )
}
