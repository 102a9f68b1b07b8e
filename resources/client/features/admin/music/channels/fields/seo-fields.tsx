import type { ManagedChannel } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { TextArea } from '@/ui/fields/text-area'
import { TextField } from '@/ui/fields/text-field'

import type { ChannelFields } from '../channel-fields'
import { PlaceholderField } from './placeholder-field'

type SeoFieldsProps = Pick<ChannelFields, 'field' | 'unsaved'> & { record: ManagedChannel | undefined }

/** Texts for search engines and link previews. */
export function SeoFields({ record, field, unsaved }: SeoFieldsProps) {
  const { t } = useTranslation()
  const isOffered = Boolean(unsaved.config.restriction)
  const labels = { title: t('Title for search engines'), description: t('Description for search engines') }
  return (
    <>
      <PlaceholderField label={labels.title} isOffered={isOffered}>
        <TextField {...field('config.seoTitle')} label={labels.title} defaultValue={record?.config.seoTitle ?? ''} />
      </PlaceholderField>
      <PlaceholderField label={labels.description} isOffered={isOffered}>
        <TextArea
          {...field('config.seoDescription')}
          label={labels.description}
          description={t('One or two sentences: about 160 characters are shown.')}
          defaultValue={record?.config.seoDescription ?? ''}
        />
      </PlaceholderField>
    </>
  )
}
