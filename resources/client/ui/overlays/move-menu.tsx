import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine, EllipsisVertical } from 'lucide-react'

import { IconButton } from '../buttons/icon-button'
import { Menu } from './menu'
import { useUiTranslation } from '../ui-translation'

type MoveMenuProps = {
  /** What is moved. */
  name: string
  /** Where it is, from 0. */
  place: number
  count: number
  onMove: (place: number) => void
}

/** Ways to move a row without dragging it. */
export function MoveMenu({ name, place, count, onMove }: MoveMenuProps) {
  const { t } = useUiTranslation()
  const isFirst = place === 0
  const isLast = place === count - 1
  const label = t('Move “:name”', { name })
  return (
    <Menu
      label={label}
      trigger={(trigger) => <IconButton {...trigger} label={label} icon={<EllipsisVertical />} />}
      groups={[
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
            { id: 'top', label: t('Move to the top'), icon: <ArrowUpToLine />, disabled: isFirst, onSelect: () => onMove(0) },
            { id: 'bottom', label: t('Move to the bottom'), icon: <ArrowDownToLine />, disabled: isLast, onSelect: () => onMove(count - 1) },
          ],
        },
      ]}
    />
  )
}
