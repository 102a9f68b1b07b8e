// Separate chunk: loaded with the editor.
import { useState } from 'react'

import { genres, type ManagedGenre } from '@/contract/groups/genres'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ImageField, useImageField } from '@/core/shared/images/image-field'
import { RecordForm } from '@/core/shared/records/editor/record-form'
import { FormSection } from '@/core/shared/records/fields/form-section'
import { useDerivedSlug } from '@/core/shared/records/fields/use-derived-slug'
import type { RecordFormProps } from '@/core/shared/records/resource'
import { WHOLE } from '@/lib/numbers/parse-number'
import { NumberField } from '@/ui/fields/number-field'
import { TextField } from '@/ui/fields/text-field'

/** Editor of a genre. */
export function GenreForm({ record, editor }: RecordFormProps<ManagedGenre>) {
  const { t } = useTranslation()
  const displayName = record?.display_name ?? record?.name ?? ''
  const [name, setName] = useState(displayName)
  const urlName = useDerivedSlug({ saved: record?.name, title: name })
  const image = useImageField({ defaultValue: record?.image, diskPrefix: 'genre_media' })
  return (
    <RecordForm editor={editor} create={genres.create} update={genres.update}>
      {({ field }) => (
        <FormSection title={t('Details')}>
          <ImageField {...field('image')} label={t('Picture')} image={image} />
          <TextField
            {...field('display_name')}
            label={t('Name')}
            defaultValue={displayName}
            onChange={(next) => {
              urlName.follow(next)
              setName(next)
            }}
          />
          <TextField
            {...field('name')}
            {...urlName.field}
            label={t('URL name')}
            description={[
              urlName.isFollowing && t('It follows the name until you write another one.'),
              t('Part of the genre’s URL: /genre/rock'),
            ]
              .filter(Boolean)
              .join(' ')}
            autoCapitalize="none"
            spellCheck={false}
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
