import type { ManagedChannel } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CheckboxField } from '@/ui/fields/checkbox-field'

import type { ChannelFields } from '../channel-fields'
import { isPublic } from '../rules/is-public'

type AccessFieldsProps = Omit<ChannelFields, 'unsaved'> & { record: ManagedChannel | undefined }

/** Flags of a channel: whether its name is shown, and who may open or delete it. */
export function AccessFields({ record, field, onChange }: AccessFieldsProps) {
  const { t } = useTranslation()
  return (
    <>
      <CheckboxField
        {...field('config.hideTitle')}
        label={t('Hide the name and the description on the page')}
        defaultChecked={record?.config.hideTitle ?? false}
        onChange={(hideTitle) => onChange({ config: { hideTitle } })}
      />
      <CheckboxField
        {...field('public')}
        label={t('Visitors can open the channel')}
        defaultChecked={isPublic(record)}
      />
      <CheckboxField
        {...field('config.preventDeletion')}
        label={t('Protect the channel from deletion')}
        defaultChecked={record?.config.preventDeletion ?? false}
      />
    </>
  )
}
