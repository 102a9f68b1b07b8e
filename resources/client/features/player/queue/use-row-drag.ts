import { type MouseEvent, type PointerEvent, useRef, useState } from 'react'

/** Pointer movement below this is a click. */
const DRAG_THRESHOLD_PX = 5

/** Distance from the list's edge at which dragging scrolls it. */
const SCROLL_EDGE_PX = 48
/** Scrolling per frame near the edge. */
const SCROLL_STEP_PX = 10

/** Event handlers for a row's grip, which carries the row's position as `data-place`. */
export type GripEvents = ReturnType<typeof useRowDrag>['gripEvents']

/** Source position and target gap of a drag; gap 0 is before the first row. */
type Drag = { from: number; gap: number }

type Hold = { grip: HTMLElement; from: number; startY: number; y: number }

/** Drags rows of a virtual list by a grip, with mouse, touch or pen; rows may differ in height. */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const hold = useRef<Hold>(undefined)
  const wasDragged = useRef(false)
  const [drag, setDrag] = useState<Drag | null>(null)

  function follow({ grip, from, y }: Hold) {
    const list = grip.closest('[role=list]')
    const box = list?.parentElement
    if (!list || !box) return
    const { top, bottom } = box.getBoundingClientRect()
    if (y < top + SCROLL_EDGE_PX) box.scrollTop -= SCROLL_STEP_PX
    if (y > bottom - SCROLL_EDGE_PX) box.scrollTop += SCROLL_STEP_PX
    const gap = gapAt(list, y)
    setDrag((before) => (before?.gap === gap ? before : { from, gap }))
  }

  /** Keeps scrolling while the pointer rests near the edge. */
  function keepFollowing(held: Hold) {
    requestAnimationFrame(() => {
      if (hold.current !== held || !held.grip.isConnected) return
      follow(held)
      keepFollowing(held)
    })
  }

  function end(isDropped: boolean) {
    const from = hold.current?.from
    hold.current = undefined
    setDrag(null)
    if (!isDropped || !drag || from === undefined) return
    const to = drag.gap > from ? drag.gap - 1 : drag.gap
    if (to !== from) onDrop(from, to)
  }

  const gripEvents = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const grip = event.currentTarget
      wasDragged.current = false
      if (event.button !== 0) return
      grip.setPointerCapture(event.pointerId)
      // The virtual list keeps a focused row mounted when it scrolls out of view.
      grip.focus({ preventScroll: true })
      hold.current = { grip, from: Number(grip.dataset['place']), startY: event.clientY, y: event.clientY }
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      const held = hold.current
      if (!held) return
      held.y = clientY
      if (!wasDragged.current) {
        if (Math.abs(clientY - held.startY) < DRAG_THRESHOLD_PX) return
        wasDragged.current = true
        keepFollowing(held)
      }
      follow(held)
    },
    onPointerUp: () => end(true),
    onPointerCancel: () => end(false),
    onClickCapture: (event: MouseEvent) => {
      if (wasDragged.current) event.stopPropagation()
      wasDragged.current = false
    },
  }
  return {
    /** Position of the dragged row. */
    from: drag?.from ?? null,
    /** Edge of the row where the dragged one would be dropped; null for other rows. */
    sideAt: (place: number, count: number): 'top' | 'bottom' | null => {
      if (!drag) return null
      if (drag.gap === place) return 'top'
      return drag.gap === count && place === count - 1 ? 'bottom' : null
    },
    gripEvents,
  }
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
