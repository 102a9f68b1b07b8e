import type { ComponentProps } from 'react'
import type * as z from 'zod/mini'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import type { FormEndpoint } from '@/core/shared/forms/form'
import { valueAt } from '@/lib/json/json-value'
import { TextField } from '@/ui/fields/text-field'

import { FormSection } from '../fields/form-section'
import type { RecordFormProps, RecordRow } from '../resource'
import { RecordForm } from './record-form'

/** An endpoint that saves a record. */
export type SavingEndpoint = FormEndpoint & { body: z.ZodMiniType<unknown, Record<string, unknown>> }

/** A text field of a record, by the name that records and requests have for it. */
export type TextFieldDescription<Name extends string = string> = { name: Name; label: TranslationKey } & Pick<
  ComponentProps<'input'>,
  'required' | 'autoCapitalize' | 'spellCheck'
>

type TextFormProps = RecordFormProps<RecordRow> & {
  endpoints: { create: SavingEndpoint; update: SavingEndpoint }
  fields: readonly TextFieldDescription[]
}

/** Editor of a record that consists of texts. */
export function TextForm({ record, editor, endpoints: { create, update }, fields }: TextFormProps) {
  const { t } = useTranslation()
  return (
    <RecordForm editor={editor} create={create} update={update}>
      {({ field }) => (
        <FormSection title={t('Details')}>
          {fields.map(({ name, label, ...input }) => (
            <TextField key={name} {...field(name)} {...input} label={t(label)} defaultValue={textAt(record, name)} />
          ))}
        </FormSection>
      )}
    </RecordForm>
  )
}

function textAt(record: object | undefined, name: string): string {
  const value = record && valueAt(record, [name])
  return typeof value === 'string' ? value : ''
}
