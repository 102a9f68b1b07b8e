import type { ManagedChannel } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PlaceholderField } from '@/core/shared/rich-text/placeholders/placeholder-field'

import type { ChannelFields } from '../channel-fields'
import { genrePlaceholder } from './genre-placeholder'

type SeoFieldsProps = Pick<ChannelFields, 'field' | 'unsaved'> & {
  record: ManagedChannel | undefined
  disabled: boolean
}

/** Texts for search engines and link previews. */
export function SeoFields({ record, field, unsaved, disabled }: SeoFieldsProps) {
  const { t } = useTranslation()
  const labelled = (label: string) => ({ label, disabled, placeholder: genrePlaceholder(unsaved.config, label, { t }) })
  return (
    <>
      <PlaceholderField
        {...field('config.seoTitle')}
        {...labelled(t('Title for search engines'))}
        defaultValue={record?.config.seoTitle ?? ''}
      />
      <PlaceholderField
        {...field('config.seoDescription')}
        {...labelled(t('Description for search engines'))}
        description={t('One or two sentences: about 160 characters are shown.')}
        defaultValue={record?.config.seoDescription ?? ''}
        isMultiline
      />
    </>
  )
}
