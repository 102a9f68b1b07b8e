import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, EllipsisVertical } from 'lucide-react'

import { IconButton } from '../buttons/icon-button'
import { type UiTranslation, useUiTranslation } from '../ui-translation'
import { Menu } from './menu'
import type { MenuGroup } from './menu-rows'

type MoveMenuProps = Movable & {
  /** Name of the row, for the label. */
  name: string
  /** Further groups of entries, below those that move the row. */
  more?: readonly MenuGroup[]
}

/** Menu that moves a row without dragging. */
export function MoveMenu({ name, more = [], ...row }: MoveMenuProps) {
  const { t } = useUiTranslation()
  const label = t('Move “:name”', { name })
  return (
    <Menu
      label={label}
      trigger={(trigger) => <IconButton {...trigger} label={label} icon={<EllipsisVertical />} />}
      groups={[...moveGroups(t, row), ...more]}
    />
  )
}

/** A row's zero-based index, the number of rows, and the callback that moves it. */
export type Movable = { place: number; count: number; onMove: (place: number) => void }

/** Menu entries that move a row: up or down by one, or to either end. */
export function moveGroups(t: UiTranslation['t'], { place, count, onMove }: Movable): MenuGroup[] {
  const last = count - 1
  const [isFirst, isLast] = [place === 0, place === last]
  return [
    {
      id: 'step',
      entries: [
        { id: 'up', label: t('Move up'), icon: <ArrowUp />, disabled: isFirst, onSelect: () => onMove(place - 1) },
        { id: 'down', label: t('Move down'), icon: <ArrowDown />, disabled: isLast, onSelect: () => onMove(place + 1) },
      ],
    },
    {
      id: 'end',
      entries: [
        {
          id: 'top',
          label: t('Move to the top'),
          icon: <ArrowUpToLine />,
          disabled: isFirst,
          onSelect: () => onMove(0),
        },
        {
          id: 'bottom',
          label: t('Move to the bottom'),
          icon: <ArrowDownToLine />,
          disabled: isLast,
          onSelect: () => onMove(last),
        },
      ],
    },
  ]
}
