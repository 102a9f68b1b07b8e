import { CornerUpRight, Plus } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { ReorderableList } from '@/ui/collections/reorderable-list'
import { Badge } from '@/ui/feedback/badge'
import { SvgTree } from '@/ui/pictures/svg-tree'

import { isReadable } from '../draft/stored-rows'
import { PanelGroup } from '../fields/panel-group'
import { usePlaceButton } from '../use-place'
import type { EditedItem, EditedMenu } from './edited-menus'
import { hasConditions } from './item/conditions'
import { placeOf } from './menu-place'
import { useMenus } from './use-menus'

/** The items of a menu in their order; each opens its editor. */
export function ItemList({ menu }: { menu: EditedMenu }) {
  const { t } = useTranslation()
  const { menus, addTo, reorder, moveTo, nameOf, itemNameOf } = useMenus()
  const others = menus.filter((other) => other.id !== menu.id && isReadable(other))
  return (
    <PanelGroup title={t('Items')}>
      {menu.items.length === 0 ? (
        <p className="text-muted">{t('The menu has no items yet.')}</p>
      ) : (
        <div className="-mx-3">
          <ReorderableList<EditedItem>
            label={t('Items')}
            items={menu.items}
            itemKey={({ id }) => String(id)}
            itemName={itemNameOf}
            renderItem={(item) => <ItemButton menu={menu} item={item} />}
            onReorder={(keys) => reorder(menu, keys)}
            moreActions={(item) => [
              {
                id: 'menus',
                entries: others.map((other) => ({
                  id: String(other.id),
                  label: t('Move to “:name”', { name: nameOf(other) }),
                  icon: <CornerUpRight />,
                  onSelect: () => moveTo(menu, item, other),
                })),
              },
            ]}
          />
        </div>
      )}
      <Button variant="outline" size="sm" className="self-start" onClick={() => addTo(menu)}>
        <Plus aria-hidden className="size-4" />
        {t('Add an item')}
      </Button>
    </PanelGroup>
  )
}

function ItemButton({ menu, item }: { menu: EditedMenu; item: EditedItem }) {
  const { t } = useTranslation()
  const { open, itemNameOf } = useMenus()
  return (
    <button
      type="button"
      {...usePlaceButton(placeOf(menu, item))}
      onClick={() => open(menu, item)}
      className="flex min-h-target w-full items-center gap-2 rounded-input text-start -outline-offset-2"
    >
      {item.icon && <SvgTree nodes={item.icon} className="size-6 shrink-0 text-muted" />}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold break-words">{itemNameOf(item)}</span>
        {hasConditions(item) && <Badge>{t('Not for everyone')}</Badge>}
      </span>
    </button>
  )
}
