import { useRef, useState } from 'react'

import type { ManagedChannel } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PlaceholderField } from '@/core/shared/rich-text/placeholders/placeholder-field'
import { slugify } from '@/lib/slug'
import { TextArea } from '@/ui/fields/text-area'

import type { ChannelFields } from '../channel-fields'
import { genrePlaceholder } from './genre-placeholder'
import { SlugField, writeSlug } from './slug-field'

type NameFieldsProps = ChannelFields & { record: ManagedChannel | undefined; disabled: boolean }

/** Name, URL and description. The slug of a new channel follows the name until the user writes another one. */
export function NameFields({ record, disabled, ...fields }: NameFieldsProps) {
  const { t } = useTranslation()
  const { field, unsaved, onChange } = fields
  const { name = '', slug: savedSlug = '', description } = record ?? {}
  const slugInput = useRef<HTMLInputElement>(null)
  const [slug, setSlug] = useState(savedSlug ?? '')

  function changeName(next: string): void {
    const isDerived = slug === '' || slug === slugify(unsaved.name)
    if (!savedSlug && isDerived && !unsaved.config.lockSlug) writeSlug(slugInput.current, slugify(next))
    onChange({ name: next })
  }
  return (
    <>
      <PlaceholderField
        {...field('name')}
        label={t('Name')}
        defaultValue={name ?? ''}
        placeholder={genrePlaceholder(unsaved.config, t('Name'), { t })}
        disabled={disabled}
        onChange={changeName}
        required
      />
      <SlugField {...fields} input={slugInput} savedSlug={savedSlug ?? ''} slug={slug} onSlug={setSlug} />
      <TextArea
        {...field('description')}
        label={t('Description')}
        defaultValue={description ?? ''}
        onChange={(text) => onChange({ description: text })}
      />
    </>
  )
}
