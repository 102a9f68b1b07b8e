import type { RefObject } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { enterText } from '@/lib/forms/fill-form'
import { slugify } from '@/lib/slug'
import { CheckboxField } from '@/ui/fields/checkbox-field'
import { TextField } from '@/ui/fields/text-field'

import type { ChannelFields } from '../channel-fields'
import { FROM_URL } from '../rules/offered-choices'

/** Writes another slug into its field. */
export function writeSlug(input: HTMLInputElement | null, slug: string): void {
  if (input && input.value !== slug) enterText(input, slug)
}

type SlugFieldProps = ChannelFields & {
  input: RefObject<HTMLInputElement | null>
  savedSlug: string
  slug: string
  onSlug: (slug: string) => void
}

/** Slug of a channel with the URL that it makes, until it is locked. */
export function SlugField({
  field,
  unsaved: { name, config },
  onChange,
  input,
  savedSlug,
  slug,
  onSlug,
}: SlugFieldProps) {
  const { t } = useTranslation()
  const isLocked = config.lockSlug
  const path = slug && paths.channel.link({ slug: slugify(slug) })
  const genre = config.restriction && config.restrictionModelId === FROM_URL ? '/…' : ''
  const isFollowing = savedSlug === '' && !isLocked && (slug === '' || slug === slugify(name))
  const notes = [
    isFollowing && t('It follows the name until you write another one.'),
    path && t('Visitors find the channel at :path.', { path: path + genre }),
  ]
  return (
    <>
      <TextField
        {...field('slug')}
        ref={input}
        label={t('Slug')}
        description={notes.filter(Boolean).join(' ')}
        autoCapitalize="none"
        spellCheck={false}
        readOnly={isLocked}
        defaultValue={savedSlug}
        onChange={onSlug}
        onBlur={() => !isLocked && writeSlug(input.current, slugify(slug) || slugify(name))}
      />
      <CheckboxField
        {...field('config.lockSlug')}
        label={t('Keep the URL as it is')}
        description={t('Menus and links to the channel stay valid.')}
        defaultChecked={config.lockSlug}
        onChange={(lockSlug) => onChange({ config: { lockSlug } })}
      />
    </>
  )
}
