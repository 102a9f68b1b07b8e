import { useTranslation } from '@/core/platform/i18n/use-translation'
import { CheckboxGroup } from '@/ui/fields/checkbox-group'

import { useEditor } from '../editor-context'
import type { EditedMenu } from './edited-menus'
import { pageOf, positions } from './positions'
import { useMenus } from './use-menus'

/**
 * Where the menu is shown; says which other menus are there too, and the preview shows a new position. Positions of other
 * releases stay.
 */
export function PositionsField({ menu }: { menu: EditedMenu }) {
  const { t } = useTranslation()
  const { menus, nameOf, update } = useMenus()
  const { preview } = useEditor()
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
    const page = pageOf(chosen.filter((name) => !menu.positions.includes(name)))
    if (page !== undefined) preview.send({ type: 'navigate', to: page })
  }
  return <CheckboxGroup label={label} options={options} value={menu.positions} onChange={choose} />
}
