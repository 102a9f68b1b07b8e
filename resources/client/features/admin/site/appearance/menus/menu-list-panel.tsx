import { Copy, EllipsisVertical, Plus, Trash2 } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { Menu } from '@/ui/overlays/menu'

import { isReadable } from '../draft/stored-rows'
import { usePlaceButton } from '../use-place'
import type { EditedMenu } from './edited-menus'
import { placeOf } from './menu-place'
import { positions } from './positions'
import { useMenus } from './use-menus'

/** The menus with their positions; each opens its editor. */
export function MenuList() {
  const { t } = useTranslation()
  const { menus, create } = useMenus()
  return (
    <div className="flex flex-col gap-3">
      {menus.length === 0 ? (
        <p className="text-muted">{t('The site has no menus yet.')}</p>
      ) : (
        <ul aria-label={t('Menus')} className="overflow-hidden rounded-panel border border-divider bg-paper">
          {menus.map((menu) => (
            <MenuRow key={menu.id} menu={menu} />
          ))}
        </ul>
      )}
      <Button variant="outline" size="sm" className="self-start" onClick={create}>
        <Plus aria-hidden className="size-4" />
        {t('Create a menu')}
      </Button>
    </div>
  )
}

function MenuRow({ menu }: { menu: EditedMenu }) {
  const { t } = useTranslation()
  const { nameOf, open } = useMenus()
  const places = menu.positions.map((position) => {
    const known = positions[position]
    return known ? t(known.title) : position
  })
  return (
    <li className="flex items-center gap-1 pe-2 not-first:border-t not-first:border-divider">
      <button
        type="button"
        {...usePlaceButton(placeOf(menu))}
        onClick={() => open(menu)}
        className="min-w-0 flex-1 p-4 text-start -outline-offset-2 hover:bg-hover"
      >
        <span className="block font-bold break-words">{nameOf(menu)}</span>
        <span className="block text-sm text-muted">{places.length === 0 ? t('Shown nowhere') : places.join(', ')}</span>
      </button>
      <MenuActions menu={menu} />
    </li>
  )
}

function MenuActions({ menu }: { menu: EditedMenu }) {
  const { t } = useTranslation()
  const { nameOf, duplicate, remove } = useMenus()
  const label = t('Actions for :name', { name: nameOf(menu) })
  return (
    <Menu
      label={label}
      trigger={(trigger) => <IconButton {...trigger} size="sm" label={label} icon={<EllipsisVertical />} />}
      groups={[
        {
          id: 'edit',
          entries: [
            ...(isReadable(menu)
              ? [{ id: 'copy', label: t('Duplicate'), icon: <Copy />, onSelect: () => duplicate(menu) }]
              : []),
            { id: 'delete', label: t('Delete'), icon: <Trash2 />, danger: true, onSelect: () => remove(menu) },
          ],
        },
      ]}
    />
  )
}
