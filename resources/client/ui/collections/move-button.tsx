import { GripVertical } from 'lucide-react'
import type { KeyboardEvent } from 'react'

import { IconButton } from '../buttons/icon-button'
import { Menu } from '../overlays/menu'
import { type Movable, moveGroups } from '../overlays/move-menu'
import { useUiTranslation } from '../ui-translation'
import type { GripEvents } from './use-row-drag'

/** Props of {@link MoveButton}. */
export type MoveButtonProps = Movable & {
  /** Name of the row, for the label. */
  name: string
  gripEvents: GripEvents
}

/** Moves the row of a virtual list: by dragging, one step by arrow key, or from a menu for users who cannot drag. */
export function MoveButton({ name, place, count, gripEvents, onMove }: MoveButtonProps) {
  const { t } = useUiTranslation()
  const isFirst = place === 0
  const isLast = place === count - 1
  const label = t('Move “:name”', { name })

  function moveByKey(event: KeyboardEvent<HTMLElement>): boolean {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return false
    event.preventDefault()
    const button = event.currentTarget
    if (!(step < 0 ? isFirst : isLast)) onMove(place + step)
    // The moved row keeps the focus; keep it in view too.
    requestAnimationFrame(() => button.scrollIntoView({ block: 'nearest' }))
    return true
  }
  return (
    <Menu
      label={label}
      placement="bottom start"
      // No `aria-haspopup`: of a menu button, screen readers say that an arrow key opens the menu.
      trigger={({ onClick, onKeyDown, 'aria-haspopup': _, ...trigger }) => (
        <IconButton
          {...trigger}
          {...gripEvents}
          label={label}
          title={t('Move “:name”: the arrow keys move it, Enter opens a menu', { name })}
          aria-keyshortcuts="ArrowUp ArrowDown"
          icon={<GripVertical aria-hidden />}
          data-place={place}
          onClick={onClick}
          onKeyDown={(event) => moveByKey(event) || onKeyDown(event)}
          className="cursor-grab touch-none text-muted"
        />
      )}
      groups={moveGroups(t, { place, count, onMove })}
    />
  )
}
