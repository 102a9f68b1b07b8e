import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SwitchField } from '@/ui/fields/switch-field'

import type { ItemProps } from './item-props'

const NEW_TAB = '_blank'

/** Whether an item opens in a new tab. */
export function TabField({ item, write }: ItemProps) {
  const { t } = useTranslation()
  const label = t('Open in a new tab')
  return (
    <SwitchField
      label={label}
      checked={item.target === NEW_TAB}
      onChange={(isNew) => write({ target: isNew ? NEW_TAB : '_self' }, label)}
    />
  )
}
