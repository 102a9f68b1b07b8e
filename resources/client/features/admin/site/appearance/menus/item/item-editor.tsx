import { Trash2 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { TextField } from '@/ui/fields/text-field'

import { isReadable } from '../../draft/stored-rows'
import { PanelGroup } from '../../fields/panel-group'
import type { EditedItem, EditedMenu } from '../edited-menus'
import { IconField } from '../icons/icon-field'
import { useMenus } from '../use-menus'
import { DestinationFields } from './destination-fields'
import type { ItemProps } from './item-props'
import { TabField } from './tab-field'
import { VisibilityFields } from './visibility-fields'

/** One item of a menu: what it says, where it leads, and who sees it. */
export function ItemEditor({ menu, item }: { menu: EditedMenu; item: EditedItem }) {
  const { t } = useTranslation()
  const { updateItem, removeItem } = useMenus()
  const props: ItemProps = { item, write: (part, title) => updateItem(menu, item, part, title) }
  return (
    <>
      {isReadable(item) ? (
        <ItemFields {...props} />
      ) : (
        <Notice>{t("The editor can't read this item. You can move or delete it; otherwise it stays as it is.")}</Notice>
      )}
      <Button variant="outline" className="self-start" onClick={() => removeItem(menu, item)}>
        <Trash2 aria-hidden className="size-5" />
        {t('Delete this item')}
      </Button>
    </>
  )
}

function ItemFields(props: ItemProps) {
  const { t } = useTranslation()
  const { itemNameOf } = useMenus()
  return (
    <>
      <PanelGroup title={itemNameOf(props.item)}>
        <LabelField {...props} />
        <DestinationFields {...props} />
        <TabField {...props} />
        <IconField {...props} />
      </PanelGroup>
      <PanelGroup title={t('Who sees it')}>
        <VisibilityFields {...props} />
      </PanelGroup>
    </>
  )
}

function LabelField({ item, write }: ItemProps) {
  const { t } = useTranslation()
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
