import { Plus, X } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { createCounter } from '@/lib/counter'
import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { FieldNotes } from '@/ui/fields/field-layout'
import { Fieldset } from '@/ui/fields/fieldset'
import { TextField } from '@/ui/fields/text-field'

import { type MenuLink, menuItemsIn } from '../model/setting-values'
import type { SettingControlProps } from './setting-control'

const nextId = createCounter()

/** A link that opens in a new tab, since the form that names it must not be lost. */
const newItem = (items: readonly MenuLink[]): MenuLink => ({
  id: freeId(items.map(({ id }) => id)),
  type: 'link',
  label: '',
  action: '',
  target: '_blank',
  roles: [],
  permissions: [],
  settings: {},
})

function freeId(taken: readonly MenuLink['id'][]): string {
  const id = `item-${nextId()}`
  return taken.includes(id) ? freeId(taken) : id
}

/** Links by text and URL; what else a saved item has stays with it. Items without both are not saved. */
export function MenuItemsField({ label, description, error, value, onChange }: SettingControlProps) {
  const { t } = useTranslation()
  const items = menuItemsIn(value)
  const change = (index: number, part: Partial<MenuLink>) =>
    onChange(items.map((item, place) => (place === index ? { ...item, ...part } : item)))
  return (
    <Fieldset className="flex flex-col items-start gap-3">
      <legend className="mb-1.5 font-bold">{label}</legend>
      <FieldNotes id="menu-items" description={description} error={error} />
      {items.map((item, index) => (
        <div key={item.id ?? index} className="flex w-full items-end gap-2">
          <div className="grid min-w-0 flex-1 gap-3 md:grid-cols-2">
            <TextField
              label={t('Text :number', { number: index + 1 })}
              value={item.label ?? ''}
              onChange={(text) => change(index, { label: text })}
            />
            <TextField
              label={t('URL :number', { number: index + 1 })}
              inputMode="url"
              autoCapitalize="none"
              value={item.action ?? ''}
              onChange={(action) => change(index, { action })}
            />
          </div>
          <IconButton
            label={t('Remove :name', { name: item.label || String(index + 1) })}
            icon={<X />}
            onClick={() => onChange(items.filter((_, place) => place !== index))}
          />
        </div>
      ))}
      <Button variant="outline" size="sm" onClick={() => onChange([...items, newItem(items)])}>
        <Plus aria-hidden className="size-5" />
        {t('Add link')}
      </Button>
    </Fieldset>
  )
}
