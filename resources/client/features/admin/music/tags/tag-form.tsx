// Separate chunk: loaded with the editor.
import { type ManagedTag, tags } from '@/contract/groups/tags'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { TextField } from '@/ui/fields/text-field'

/** Editor of a tag. */
export function TagForm({ record, editor }: RecordFormProps<ManagedTag>) {
  const { t } = useTranslation()
  return (
    <RecordForm editor={editor} create={tags.create} update={tags.update}>
      {({ field }) => (
        <FormSection title={t('Details')}>
          <TextField {...field('display_name')} label={t('Name')} defaultValue={record?.display_name ?? ''} />
          <TextField
            {...field('name')}
            label={t('URL name')}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={record?.name ?? ''}
            required
          />
          <TextField {...field('type')} label={t('Type')} defaultValue={record?.type ?? ''} />
        </FormSection>
      )}
    </RecordForm>
  )
}
