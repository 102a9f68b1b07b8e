import { type ComponentProps, useState } from 'react'
import type * as z from 'zod/mini'

import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import type { FormEndpoint } from '@/core/shared/forms/form'
import { valueAt } from '@/lib/json/json-value'
import { TextField } from '@/ui/fields/text-field'

import { FormSection } from '../fields/form-section'
import { useDerivedSlug } from '../fields/use-derived-slug'
import type { RecordFormProps, RecordRow } from '../resource'
import { RecordForm } from './record-form'

/** An endpoint that saves a record. */
export type SavingEndpoint = FormEndpoint & { body: z.ZodMiniType<unknown, Record<string, unknown>> }

/** A text field of a record, by the name that records and requests have for it. */
export type TextFieldDescription<Name extends string = string> = {
  name: Name
  label: TranslationKey
  /** How the text is used. */
  hint?: TranslationKey
  /** Field that a URL name follows in new records; of one field at most. */
  follows?: Name
} & Pick<ComponentProps<'input'>, 'required' | 'autoCapitalize' | 'spellCheck'>

type TextFormProps = RecordFormProps<RecordRow> & {
  endpoints: { create: SavingEndpoint; update: SavingEndpoint }
  fields: readonly TextFieldDescription[]
}

/** Editor of a record that consists of texts. */
export function TextForm({ record, editor, endpoints: { create, update }, fields }: TextFormProps) {
  const { t } = useTranslation()
  const slugField = fields.find(({ follows }) => follows !== undefined)
  const [title, setTitle] = useState('')
  const slug = useDerivedSlug({ saved: slugField && record && textAt(record, slugField.name), title })
  const following = (name: string) => ({
    ...(name === slugField?.name && slug.field),
    ...(name === slugField?.follows && {
      onChange: (next: string) => {
        slug.follow(next)
        setTitle(next)
      },
    }),
  })
  return (
    <RecordForm editor={editor} create={create} update={update}>
      {({ field }) => (
        <FormSection title={t('Details')}>
          {fields.map(({ name, label, hint, follows, ...input }) => (
            <TextField
              key={name}
              {...field(name)}
              {...input}
              label={t(label)}
              description={[
                follows && slug.isFollowing && t('It follows the name until you write another one.'),
                hint && t(hint),
              ]
                .filter(Boolean)
                .join(' ')}
              defaultValue={textAt(record, name)}
              {...following(name)}
            />
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
