import { useRef, useState } from 'react'

import type { CustomPage } from '@/contract/groups/custom-pages'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { enterText } from '@/lib/forms/fill-form'
import { slugify } from '@/lib/slug'
import { TextField } from '@/ui/fields/text-field'

import type { PageField } from './head-tags'

type TitleFieldsProps = {
  record: CustomPage | undefined
  field: PageField
  title: string
  onTitle: (title: string) => void
}

/** Title and slug (spec section 5). The slug of a new page follows the title until the user writes another one. */
export function TitleFields({ record, field, title, onTitle }: TitleFieldsProps) {
  const { t } = useTranslation()
  const slugInput = useRef<HTMLInputElement>(null)
  const [slug, setSlug] = useState(record?.slug ?? '')
  const path = slug && paths.customPage.link(slugify(slug))

  function writeSlug(next: string): void {
    if (slugInput.current && slugInput.current.value !== next) enterText(slugInput.current, next)
  }
  function changeTitle(next: string): void {
    const isDerived = slug === '' || slug === slugify(title)
    if (!record?.slug && isDerived) writeSlug(slugify(next))
    onTitle(next)
  }
  return (
    <>
      <TextField
        {...field('title')}
        label={t('Title')}
        defaultValue={record?.title ?? ''}
        onChange={changeTitle}
        required
      />
      <TextField
        {...field('slug')}
        ref={slugInput}
        label={t('Slug')}
        description={path && t('Visitors find the page at :path.', { path })}
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={record?.slug ?? ''}
        onChange={setSlug}
        onBlur={() => writeSlug(slugify(slug) || slugify(title))}
      />
    </>
  )
}
