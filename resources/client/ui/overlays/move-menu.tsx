import { EllipsisVertical } from 'lucide-react'

import { IconButton } from '../buttons/icon-button'
import { useUiTranslation } from '../ui-translation'
import { Menu } from './menu'
import { type Movable, moveGroups } from './move-groups'

type MoveMenuProps = Movable & {
  /** Name of the row, for the label. */
  name: string
}

/** Menu that moves a row without dragging. */
export function MoveMenu({ name, place, count, onMove }: MoveMenuProps) {
  const { t } = useUiTranslation()
  const label = t('Move “:name”', { name })
  return (
    <Menu
      label={label}
      trigger={(trigger) => <IconButton {...trigger} label={label} icon={<EllipsisVertical />} />}
      groups={moveGroups(t, { place, count, onMove })}
    />
  )
}
