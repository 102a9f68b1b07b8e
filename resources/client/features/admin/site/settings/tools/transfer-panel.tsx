import { Download } from 'lucide-react'

import { translationStore } from '@/core/platform/i18n/i18n'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { JsonFileButton } from '@/core/shared/forms/json-file-button'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { toast } from '@/core/shared/toasts/toast-store'
import { downloadFile } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'

import { differencesOf } from '../form/setting-difference'
import type { SettingChanges } from '../form/use-setting-changes'
import type { AllSettings } from '../model/all-groups'
import type { SettingValues } from '../model/setting-values'
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

  async function read(file: File): Promise<boolean> {
    const values = readSettingsFile(await file.text(), [...all.settings.values()], changes.valueOf)
    if (values && Object.keys(values).length === 0) toast.positive(t('The site has these settings already'))
    else if (values && (await isConfirmed(values))) changes.change(values)
    return values !== undefined
  }
  const isConfirmed = (values: SettingValues): Promise<boolean | undefined> =>
    openLazyDialog(() => import('../form/changes-dialog').then(({ ChangesDialog }) => ChangesDialog), {
      title: t('Use the settings in this file?'),
      message: t('Nothing is saved yet: review them in their groups first.'),
      differences: differencesOf(translationStore.get(), all, { changes: values, valueOf: changes.valueOf }),
      confirmLabel: t('Use them'),
    })
  return (
    <JsonFileButton
      label={t('Upload a settings file')}
      fileLabel={t('Settings file')}
      onPick={read}
      refusal={t('This is not a file with settings.')}
    />
  )
}
