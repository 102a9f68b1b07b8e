// Separate chunk: loaded with the editor.
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

import { localizations, type ManagedLocalization } from '@/contract/groups/localizations'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { focusFirstInvalid } from '@/core/shared/forms/form-errors'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { FormValue } from '@/ui/fields/form-value'
import { TextField } from '@/ui/fields/text-field'

import { LinesEditor } from './lines-editor'
import { LinesFilePanel } from './lines-file-panel'
import { changesLines } from './queries'
import { useLines } from './use-lines'

/** Editor of a language and its translations. */
export function LocalizationForm({ record, editor }: RecordFormProps<ManagedLocalization>) {
  const { t } = useTranslation()
  const state = useLines(record)
  const list = useRef<HTMLDivElement>(null)
  const [ownChange, setOwnChange] = useState<string | null>()
  const [update] = useState(() => changesLines(record?.id ?? 0))

  /** Refuses to save a broken line, and moves the focus to the first broken one. */
  function validate(): boolean {
    if (!state.hasBrokenChange) return true
    flushSync(() => state.show({ filter: 'problems', search: '' }))
    focusFirstInvalid(list.current)
    return false
  }
  /** Records the upload as the user's own change, so that the next save does not warn of it. */
  async function adoptUpload(): Promise<void> {
    setOwnChange((await editor.fetchLatest().catch(() => undefined))?.updated_at)
  }
  return (
    <div className="flex flex-col gap-6">
      <RecordForm
        editor={editor}
        create={localizations.create}
        update={update}
        validate={validate}
        ownChange={ownChange}
      >
        {({ field }) => (
          <>
            <FormSection title={t('Details')}>
              <TextField {...field('name')} label={t('Name')} defaultValue={record?.name ?? ''} required />
              <TextField
                {...field('language')}
                label={t('Language code')}
                description={t('For example, lv, or en-GB with a region.')}
                autoCapitalize="none"
                spellCheck={false}
                maxLength={5}
                defaultValue={record?.language ?? ''}
                required
              />
            </FormSection>
            {record && editor.canSave && (
              <>
                <FormValue name={field('lines').name} value={state.changes} onChange={state.setChanges} />
                <LinesEditor state={state} isReadOnly={false} listRef={list} />
              </>
            )}
          </>
        )}
      </RecordForm>
      {/* Outside the form, whose fields are disabled without the permission to save. */}
      {record && !editor.canSave && <LinesEditor state={state} isReadOnly />}
      {record && (
        <LinesFilePanel localization={record} canUpload={editor.canSave} onUploaded={() => void adoptUpload()} />
      )}
    </div>
  )
}
