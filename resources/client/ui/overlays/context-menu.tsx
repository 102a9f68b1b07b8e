import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef, useState } from 'react'

import type { Point } from '@/lib/browser/long-press'
import { classNames } from '@/lib/class-names'
import { usePart } from '@/lib/lazy/use-part'

import { useOverlayWait } from '../feedback/waiting'
import type { MenuGroup } from './menu-rows'
import { useTouchLongPress } from './use-hover-trigger'

type ContextMenuProps = {
  /** Accessible name of the menu. */
  label: string
  groups: MenuGroup[]
  /** Content that the menu belongs to. */
  children: ReactNode
  className?: string
}

const loadPopover = () => import('./menu-popover').then(({ MenuPopover }) => MenuPopover)

/** No trigger element, so any press cancels the wait; another right click then opens the menu at its position. */
const NO_TRIGGER = { current: null }

const isMenuKey = ({ key, shiftKey }: KeyboardEvent) => key === 'ContextMenu' || (key === 'F10' && shiftKey)

/**
 * Context menu of its children: opens on right click, long press, or the menu key and Shift+F10 at the focused element.
 * Everything in it must also be reachable by a button.
 */
export function ContextMenu({ label, groups, children, className }: ContextMenuProps) {
  const id = useId()
  const trigger = useRef<HTMLDivElement>(null)
  const [point, setPoint] = useState<Point>()
  const close = () => setPoint(undefined)
  const [Popover, prepare] = usePart(loadPopover, { when: 'intent', onFail: close })
  useOverlayWait(point !== undefined && !Popover, NO_TRIGGER, close)
  const open = (at: Point) => {
    prepare()
    setPoint(at)
  }
  // React also bubbles events of the open menu, which is outside the trigger; and context menus can be nested.
  const isOurs = ({ target, defaultPrevented }: MouseEvent | KeyboardEvent) =>
    !defaultPrevented && target instanceof Node && trigger.current?.contains(target)

  const openByPointer = (event: MouseEvent) => {
    if (!isOurs(event)) return
    event.preventDefault()
    open({ x: event.clientX, y: event.clientY })
  }
  const openByKey = (event: KeyboardEvent) => {
    if (!isMenuKey(event) || !isOurs(event)) return
    event.preventDefault()
    const { left, bottom } = event.target instanceof Element ? event.target.getBoundingClientRect() : new DOMRect()
    open({ x: left, y: bottom })
  }
  return (
    <div
      {...useTouchLongPress(open)}
      ref={trigger}
      role="presentation"
      onContextMenu={openByPointer}
      onKeyDown={openByKey}
      className={classNames('[-webkit-touch-callout:none] pointer-coarse:select-none', className)}
    >
      {children}
      {Popover && (
        <Popover
          id={id}
          label={label}
          groups={groups}
          start="first"
          placement="bottom start"
          triggerRef={trigger}
          getTargetRect={() => new DOMRect(point?.x, point?.y, 0, 0)}
          isOpen={point !== undefined}
          onOpenChange={(isOpen) => !isOpen && close()}
        />
      )}
    </div>
  )
}
