import { type MouseEvent, type PointerEvent, useState } from 'react'

import { useStableHandler } from '@/lib/react/use-stable-handler'

/** Pointer movement below this is a click. */
const DRAG_THRESHOLD_PX = 5

/** Distance from the list's edge at which dragging scrolls it. */
const SCROLL_EDGE_PX = 48
/** Scrolling per frame near the edge. */
const SCROLL_STEP_PX = 10

/** Edge of a row at which a dragged one would be dropped. */
export type DropSide = 'top' | 'bottom'

const LINE = "after:absolute after:inset-x-2 after:h-1 after:rounded-full after:bg-primary after:content-['']"

/** Classes of a positioned row that show where a dragged one would be dropped. */
export const dropLine: Readonly<Record<DropSide, string>> = {
  top: `${LINE} after:-top-0.5`,
  bottom: `${LINE} after:-bottom-0.5`,
}

/** Event handlers for a row's grip, which carries the row's position as `data-place`. */
export type GripEvents = ReturnType<typeof createGripEvents>

/** State of {@link useRowDrag}: which row is dragged, and where it would be dropped. */
export type RowDrag = ReturnType<typeof useRowDrag>

/** Source position and target gap of a drag; gap 0 is before the first row. */
type Drag = { from: number; gap: number }

type Hold = { grip: HTMLElement; from: number; startY: number; y: number }

/** Drags rows of a long list by a grip, with mouse, touch or pen; rows may differ in height. */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag | null>(null)
  const drop = useStableHandler(onDrop)
  const [gripEvents] = useState(() => createGripEvents(setDrag, drop))
  return {
    /** Position of the dragged row. */
    from: drag?.from ?? null,
    /** Edge of the row where the dragged one would be dropped; null for other rows. */
    sideAt: (place: number, count: number): DropSide | null => {
      if (!drag) return null
      if (drag.gap === place) return 'top'
      return drag.gap === count && place === count - 1 ? 'bottom' : null
    },
    /** The same in each render. */
    gripEvents,
  }
}

function createGripEvents(onDrag: (drag: Drag | null) => void, onDrop: (from: number, to: number) => void) {
  let hold: Hold | undefined
  let drag: Drag | null = null
  let wasDragged = false

  function show(next: Drag | null) {
    if (next?.gap !== drag?.gap) onDrag(next)
    drag = next
  }

  function follow({ grip, from, y }: Hold) {
    const list = grip.closest('[data-index]')?.parentElement
    const box = list?.parentElement
    if (!list || !box) return
    const { element, top, bottom } = scrollerOf(box)
    if (y < top + SCROLL_EDGE_PX) element.scrollTop -= SCROLL_STEP_PX
    if (y > bottom - SCROLL_EDGE_PX) element.scrollTop += SCROLL_STEP_PX
    show({ from, gap: gapAt(list, y) })
  }

  /** Keeps scrolling while the pointer rests near the edge. */
  function keepFollowing(held: Hold) {
    requestAnimationFrame(() => {
      if (hold !== held || !held.grip.isConnected) return
      follow(held)
      keepFollowing(held)
    })
  }

  function end(isDropped: boolean) {
    const dropped = isDropped ? drag : null
    hold = undefined
    show(null)
    if (!dropped) return
    const { from, gap } = dropped
    const to = gap > from ? gap - 1 : gap
    if (to !== from) onDrop(from, to)
  }

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const grip = event.currentTarget
      wasDragged = false
      if (event.button !== 0) return
      grip.setPointerCapture(event.pointerId)
      // The virtual list keeps a focused row mounted when it scrolls out of view.
      grip.focus({ preventScroll: true })
      hold = { grip, from: Number(grip.dataset['place']), startY: event.clientY, y: event.clientY }
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      const held = hold
      if (!held) return
      held.y = clientY
      if (!wasDragged) {
        if (Math.abs(clientY - held.startY) < DRAG_THRESHOLD_PX) return
        wasDragged = true
        keepFollowing(held)
      }
      follow(held)
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onClickCapture: (event: MouseEvent) => {
      if (wasDragged) event.stopPropagation()
      wasDragged = false
    },
  }
}

/** Returns the element that scrolls while a row is dragged, and its edges: the box of the rows, otherwise the page. */
function scrollerOf(box: Element): { element: Element; top: number; bottom: number } {
  if (getComputedStyle(box).overflowY !== 'visible') {
    const { top, bottom } = box.getBoundingClientRect()
    return { element: box, top, bottom }
  }
  return { element: document.documentElement, top: 0, bottom: innerHeight }
}

/** Returns the gap between rows nearest to a vertical position in the viewport. */
function gapAt(list: Element, y: number): number {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-index]')].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return { index: Number(row.dataset['index']), middle: top + height / 2 }
  })
  const lowerRows = rows.filter(({ middle }) => middle > y).map(({ index }) => index)
  return lowerRows.length > 0 ? Math.min(...lowerRows) : Math.max(...rows.map(({ index }) => index)) + 1
}
