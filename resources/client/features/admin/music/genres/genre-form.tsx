// Separate chunk: loaded with the editor.
import { genres, type ManagedGenre } from '@/contract/groups/genres'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ImageField, useImageField } from '@/core/shared/images/image-field'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { WHOLE } from '@/lib/numbers/parse-number'
import { NumberField } from '@/ui/fields/number-field'
import { TextField } from '@/ui/fields/text-field'

/** Editor of a genre. */
export function GenreForm({ record, editor }: RecordFormProps<ManagedGenre>) {
  const { t } = useTranslation()
  const image = useImageField({ defaultValue: record?.image, diskPrefix: 'genre_media' })
  return (
    <RecordForm editor={editor} create={genres.create} update={genres.update}>
      {({ field }) => (
        <FormSection title={t('Details')}>
          <ImageField {...field('image')} label={t('Picture')} image={image} />
          <TextField
            {...field('display_name')}
            label={t('Name')}
            defaultValue={record?.display_name ?? record?.name ?? ''}
          />
          <TextField
            {...field('name')}
            label={t('URL name')}
            description={t('Part of the genre’s URL: /genre/rock')}
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={record?.name ?? ''}
            required
          />
          <NumberField
            {...field('popularity')}
            label={t('Popularity')}
            description={t('From 1 to 100; popular genres come first.')}
            min={1}
            max={100}
            format={WHOLE}
            defaultValue={record?.popularity ?? null}
          />
        </FormSection>
      )}
    </RecordForm>
  )
}
