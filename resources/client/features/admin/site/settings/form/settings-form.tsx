import { useId } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { dialogStore } from '@/core/shared/dialogs/dialog-store'
import { EndpointForm } from '@/core/shared/forms/endpoint-form'
import { useCommandKey } from '@/lib/react/use-command-key'
import { FormValue } from '@/ui/fields/form-value'

import { GroupIndex } from '../browse/group-index'
import { CERTIFICATE, CertificateField, GROUP_OF_CERTIFICATE } from '../fields/certificate-field'
import { GroupFields } from '../fields/group-fields'
import type { SettingGroup } from '../groups/setting'
import type { AllSettings } from '../model/all-groups'
import { GroupTools } from '../tools/group-tools'
import { TransferPanel } from '../tools/transfer-panel'
import { SaveBar } from './save-bar'
import type { SettingChanges } from './use-setting-changes'
import { useSettingsForm } from './use-settings-form'

type SettingsFormProps = {
  all: AllSettings
  changes: SettingChanges
  /** The open group; without one the form shows the list of groups. */
  group: SettingGroup | undefined
  canSave: boolean
}

/** The form of all settings: changes of other groups stay in it while one is open. */
export function SettingsForm({ all, changes, group, canSave }: SettingsFormProps) {
  const id = useId()
  const { t } = useTranslation()
  const form = useSettingsForm(all, changes)
  const isDirty = form.isDirty || Object.keys(changes.changes).length > 0
  useCommandKey('s', () => isDirty && submit(id))
  return (
    <div className="flex min-w-0 flex-col gap-6">
      <EndpointForm form={form} id={id} autoComplete="off" aria-label={t('Settings')}>
        <FormValue name="changes" value={changes.plain} entered={changes.edits} onChange={changes.restorePlain} />
        <FormValue
          name="bases"
          value={changes.plainBases}
          entered={changes.edits}
          onChange={changes.restorePlainBases}
        />
        <div hidden data-no-draft="">
          <FormValue name="secrets" value={changes.secret} entered={changes.edits} onChange={changes.restoreSecret} />
        </div>
        <fieldset disabled={!canSave} className="min-w-0">
          {group ? (
            <GroupFields group={group} changes={changes} />
          ) : (
            <GroupIndex groups={all.groups} changes={changes} />
          )}
          <CertificateField {...form.field(CERTIFICATE)} isHidden={group?.id !== GROUP_OF_CERTIFICATE} />
        </fieldset>
        {canSave && isDirty && <SaveBar all={all} changes={changes} form={form} />}
      </EndpointForm>
      {group && canSave && <GroupTools group={group} changes={changes} />}
      {!group && <TransferPanel all={all} changes={changes} canImport={canSave} />}
    </div>
  )
}

/** Submits the form unless a dialog covers it. */
function submit(id: string): void {
  const form = document.getElementById(id)
  if (form instanceof HTMLFormElement && dialogStore.get().length === 0) form.requestSubmit()
}
