// Separate chunk: loaded by the button of the field of a recording.
import type { FileEntry } from '@/contract/groups/file-entries'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { FileResults } from '@/core/shared/file-picker/file-results'
import { useFileSearch } from '@/core/shared/file-picker/use-file-search'
import { Button } from '@/ui/buttons/button'
import { EmptyState } from '@/ui/feedback/empty-state'
import { SearchField } from '@/ui/fields/search-field'

import { RecordingRow, RecordingsSkeleton } from './recording-row'

/** The site's public recordings; closes with the file of the chosen one. */
export function RecordingDialog({ close }: DialogProps<FileEntry>) {
  const { t } = useTranslation()
  const { field, ...search } = useFileSearch('audio')
  return (
    <DialogPanel
      title={t('Choose from files')}
      size="lg"
      footer={
        <Button variant="outline" onClick={() => close()}>
          {t('Cancel')}
        </Button>
      }
    >
      <div className="flex min-h-96 flex-col gap-5">
        <SearchField {...field} label={t('Search recordings')} />
        <FileResults {...search} skeleton={<RecordingsSkeleton />} nothingYet={<NoRecordings />}>
          {(files) => (
            <ul aria-label={t('Recordings')}>
              {files.map((file) => (
                <RecordingRow key={file.id} file={file} onChoose={() => close(file)} />
              ))}
            </ul>
          )}
        </FileResults>
      </div>
    </DialogPanel>
  )
}

function NoRecordings() {
  const { t } = useTranslation()
  return (
    <EmptyState title={t('No recordings yet')} action={null}>
      {t("Recordings that have been uploaded will show up here. Private ones aren't offered.")}
    </EmptyState>
  )
}
