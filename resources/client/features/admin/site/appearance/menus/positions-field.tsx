import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CheckboxGroup } from '@/ui/fields/checkbox-group'

import type { EditedMenu } from './edited-menus'
import { positions } from './positions'
import { useMenus } from './use-menus'

type PositionsFieldProps = {
  menu: EditedMenu
  /** Called with a new position. */
  onAdd: (position: string) => void
}

/**
 * Where the menu is shown; says which other menus are there too. Positions of other releases stay.
 */
export function PositionsField({ menu, onAdd }: PositionsFieldProps) {
  const { t } = useTranslation()
  const { menus, nameOf, update } = useMenus()
  const others = menus.filter(({ id }) => id !== menu.id)
  const names = [...new Set([...Object.keys(positions), ...menu.positions])]
  const label = t('Where it is shown')
  const options = names.map((name) => {
    const taken = others.filter((other) => other.positions.includes(name)).map(nameOf)
    const known = positions[name]
    return {
      value: name,
      label: known ? t(known.title) : name,
      ...(taken.length > 0 && { description: t('Also there: :names', { names: taken.join(', ') }) }),
    }
  })
  function choose(chosen: string[]): void {
    update(menu, { positions: chosen }, t('Positions'), `positions ${chosen.join(' ')}`)
    const added = chosen.find((name) => !menu.positions.includes(name))
    if (added !== undefined) onAdd(added)
  }
  return <CheckboxGroup label={label} options={options} value={menu.positions} onChange={choose} />
}
