// Separate chunk: loaded with the editor.
import { useState } from 'react'

import { type CustomDomain, customDomains } from '@/contract/groups/custom-domains'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { WHOLE } from '@/lib/numbers/parse-number'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { NumberField } from '@/ui/fields/number-field'
import { TextField } from '@/ui/fields/text-field'

import { DomainConnection } from './domain-connection'

/** Editor of a custom domain; shows which DNS record it needs. */
export function DomainForm({ record, editor }: RecordFormProps<CustomDomain>) {
  const { t } = useTranslation()
  const [host, setHost] = useState(record?.host ?? '')
  return (
    <div className="flex flex-col gap-6">
      <RecordForm editor={editor} create={customDomains.create} update={customDomains.update}>
        {({ field }) => (
          <FormSection title={t('Details')}>
            <TextField
              {...field('host')}
              label={t('Domain')}
              placeholder="music.example.com"
              autoCapitalize="none"
              spellCheck={false}
              defaultValue={record?.host ?? ''}
              onChange={setHost}
              required
            />
            <CheckboxField
              {...field('global')}
              label={t('For everyone')}
              description={t('When this is off, only its owner can use it.')}
              defaultChecked={record?.global ?? false}
            />
            <div className="grid grid-cols-1 gap-5 md:grid-cols-2">
              <TextField
                {...field('resource_type')}
                label={t('Record type to open')}
                description={t('Leave both blank for the whole site.')}
                autoCapitalize="none"
                spellCheck={false}
                defaultValue={record?.resource_type ?? ''}
              />
              <NumberField
                {...field('resource_id')}
                label={t('Record ID')}
                min={1}
                format={WHOLE}
                defaultValue={record?.resource_id ?? null}
              />
            </div>
          </FormSection>
        )}
      </RecordForm>
      {editor.canSave && <DomainConnection host={host.trim()} action={record ? 'update' : 'store'} />}
    </div>
  )
}
