import { Trash2 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { SwitchField } from '@/ui/fields/switch-field'
import { TextField } from '@/ui/fields/text-field'

import { PanelGroup } from '../../fields/panel-group'
import type { EditedItem, EditedMenu } from '../edited-menus'
import { IconField } from '../icons/icon-field'
import { useMenus } from '../use-menus'
import { DestinationFields } from './destination-fields'
import { type ItemProps, useItem } from './use-item'
import { VisibilityFields } from './visibility-fields'

const NEW_TAB = '_blank'

/** One item of a menu: what it says, where it leads, and who sees it. */
export function ItemEditor({ menu, item }: { menu: EditedMenu; item: EditedItem }) {
  const { t } = useTranslation()
  const { itemNameOf, removeItem } = useMenus()
  const props = { menu, item }
  return (
    <>
      <PanelGroup title={itemNameOf(item)}>
        <LabelField {...props} />
        <DestinationFields {...props} />
        <TabField {...props} />
        <IconField {...props} />
      </PanelGroup>
      <PanelGroup title={t('Who sees it')}>
        <VisibilityFields {...props} />
      </PanelGroup>
      <Button variant="outline" className="self-start" onClick={() => removeItem(menu, item)}>
        <Trash2 aria-hidden className="size-5" />
        {t('Delete this item')}
      </Button>
    </>
  )
}

function LabelField(props: ItemProps) {
  const { t } = useTranslation()
  const { item, write } = useItem(props)
  const isMissing = item.label === '' && item.action !== ''
  return (
    <TextField
      label={t('Label')}
      value={item.label ?? ''}
      error={isMissing ? t('Enter a label.') : undefined}
      onChange={(label) => write({ label }, t('Label'))}
      autoComplete="off"
    />
  )
}

function TabField(props: ItemProps) {
  const { t } = useTranslation()
  const { item, write } = useItem(props)
  const label = t('Open in a new tab')
  return (
    <SwitchField
      label={label}
      checked={item.target === NEW_TAB}
      onChange={(isNew) => write({ target: isNew ? NEW_TAB : '_self' }, label)}
    />
  )
}
