// Separate chunk: loaded when the dialog opens.
import { useState } from 'react'

import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { Button } from '@/ui/buttons/button'
import { CheckboxGroup } from '@/ui/fields/checkbox-group'

import { restoreTrashed } from './restore-trashed'
import { readTrashedFiles } from './trashed-files'

/** Restores files that the user has moved to the trash in this browser. */
export function RestoreDialog({ close }: DialogProps) {
  const { t } = useTranslation()
  const [files, setFiles] = useState(readTrashedFiles)
  const [chosenIds, setChosenIds] = useState<string[]>([])
  const [isRunning, setRunning] = useState(false)
  const chosen = files.filter(({ id }) => chosenIds.includes(String(id)))

  async function restore(): Promise<void> {
    setRunning(true)
    await restoreTrashed(chosen)
    const left = readTrashedFiles()
    if (left.length === 0) return close()
    setFiles(left)
    setRunning(false)
  }
  return (
    <DialogPanel
      title={t('Restore files')}
      footer={
        <>
          <Button variant="outline" onClick={() => close()}>
            {t('Close')}
          </Button>
          {files.length > 0 && (
            <Button disabled={chosen.length === 0} pending={isRunning} onClick={() => void restore()}>
              {t('Restore')}
            </Button>
          )}
        </>
      }
    >
      {files.length === 0 ? (
        <p className="text-muted">{t('Files that you move to the trash in this browser will show up here.')}</p>
      ) : (
        <CheckboxGroup
          label={t('Moved to the trash in this browser')}
          description={t('Files that others have moved, or you elsewhere, are not listed.')}
          selectAll={files.length > 1}
          options={files.map(({ id, name, movedAt }) => ({
            value: String(id),
            label: name,
            description: formatDate(movedAt, { dateStyle: 'medium', timeStyle: 'short' }),
          }))}
          value={chosenIds}
          onChange={setChosenIds}
        />
      )}
    </DialogPanel>
  )
}
