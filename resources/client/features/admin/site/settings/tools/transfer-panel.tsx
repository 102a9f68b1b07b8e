import { Download, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'

import { translationStore } from '@/core/platform/i18n/i18n'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { toast } from '@/core/shared/toasts/toast-store'
import { downloadFile } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { FileInput } from '@/ui/fields/file-input'

import { differencesOf } from '../form/setting-difference'
import type { SettingChanges } from '../form/use-setting-changes'
import type { AllSettings } from '../model/all-groups'
import { readSettingsFile, writeSettingsFile } from '../model/settings-file'

type TransferPanelProps = { all: AllSettings; changes: SettingChanges; canImport: boolean }

/** Downloads all settings without secrets, and takes over those of a file after showing the difference. */
export function TransferPanel({ all, changes, canImport }: TransferPanelProps) {
  const { t } = useTranslation()

  function save(): void {
    const json = writeSettingsFile(changes.saved, [...all.settings.values()])
    downloadFile('settings.json', new Blob([json], { type: 'application/json' }))
  }
  return (
    <FormSection title={t('Import and export')} description={t('The file has all saved settings, and no secrets.')}>
      <Button variant="outline" className="self-start" onClick={save}>
        <Download aria-hidden className="size-5" />
        {t('Download the settings')}
      </Button>
      {canImport && <ImportButton all={all} changes={changes} />}
    </FormSection>
  )
}

function ImportButton({ all, changes }: Omit<TransferPanelProps, 'canImport'>) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)

  async function pick(file: File): Promise<void> {
    const read = readSettingsFile(await file.text(), [...all.settings.values()], changes.valueOf)
    setUnreadable(!read)
    if (!read) return
    if (Object.keys(read).length === 0) return void toast.positive(t('The site has these settings already'))
    const isSure = await openLazyDialog(
      () => import('../form/changes-dialog').then(({ ChangesDialog }) => ChangesDialog),
      {
        title: t('Use the settings of the file?'),
        message: t('Nothing is saved yet: look at them in their places first.'),
        differences: differencesOf(translationStore.get(), all, { changes: read, valueOf: changes.valueOf }),
        confirmLabel: t('Use them'),
      },
    )
    if (isSure) changes.change(read)
  }
  return (
    <>
      <Button variant="outline" className="self-start" onClick={() => input.current?.click()}>
        <FileUp aria-hidden className="size-5" />
        {t('Upload a settings file')}
      </Button>
      <FileInput
        ref={input}
        hidden
        accept=".json,application/json"
        aria-label={t('Settings file')}
        onPick={([file]) => file && void pick(file).catch(announceFailure)}
      />
      {isUnreadable && <Notice>{t('This is not a file with settings.')}</Notice>}
    </>
  )
}
