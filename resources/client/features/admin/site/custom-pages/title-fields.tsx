import type { CustomPage } from '@/contract/groups/custom-pages'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useDerivedSlug } from '@/core/shared/records/fields/use-derived-slug'
import { slugify } from '@/lib/slug'
import { TextField } from '@/ui/fields/text-field'

import type { PageField } from './head-tags'

type TitleFieldsProps = {
  record: CustomPage | undefined
  copied: CustomPage | undefined
  field: PageField
  title: string
  onTitle: (title: string) => void
}

/** Title and slug (spec section 5). The slug of a new page follows the title until the user writes another one. */
export function TitleFields({ record, copied, field, title, onTitle }: TitleFieldsProps) {
  const { t } = useTranslation()
  const derived = useDerivedSlug({ saved: record ? (record.slug ?? '') : undefined, title })
  const path = derived.slug && paths.customPage.link(slugify(derived.slug))
  const notes = [
    derived.isFollowing && t('It follows the title until you write another one.'),
    path && t('Visitors find the page at :path.', { path }),
  ]
  return (
    <>
      <TextField
        {...field('title')}
        label={t('Title')}
        defaultValue={(record ?? copied)?.title ?? ''}
        onChange={(next) => {
          derived.follow(next)
          onTitle(next)
        }}
        required
      />
      <TextField
        {...field('slug')}
        {...derived.field}
        label={t('Slug')}
        description={notes.filter(Boolean).join(' ')}
        autoCapitalize="none"
        spellCheck={false}
        onBlur={derived.normalize}
      />
    </>
  )
}
