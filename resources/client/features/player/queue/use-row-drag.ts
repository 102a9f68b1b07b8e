import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'

/** A press that moves less, in pixels, is a press. */
const DRAG_THRESHOLD = 5

/** So near to an edge of the list, in pixels, it scrolls, and so far in a frame. */
const EDGE = 48
const SCROLL_STEP = 10

/** What a row's grip is given; it carries its row's place as `data-place`. */
export type GripEvents = ReturnType<typeof useRowDrag>['gripEvents']

/** Where a row is dragged from, and the gap it would be put into: 0 is before the first row. */
type Drag = { from: number; gap: number }

type Hold = { grip: HTMLElement; from: number; startY: number; y: number }

/**
 * Drags rows of a virtual list by a grip, with mouse, finger or pen. `onDrop` is told the old and the new place. Rows need no
 * common height: those in view are looked at.
 */
export function useRowDrag(onDrop: (from: number, to: number) => void) {
  const hold = useRef<Hold>(undefined)
  const wasDragged = useRef(false)
  const [drag, setDrag] = useState<Drag | null>(null)
  const isDragging = drag !== null

  // A finger that rests at the edge goes on scrolling.
  useEffect(() => {
    if (!isDragging) return undefined
    let frame = requestAnimationFrame(function scroll() {
      if (hold.current) follow(hold.current)
      frame = requestAnimationFrame(scroll)
    })
    return () => cancelAnimationFrame(frame)
  }, [isDragging])

  function follow({ grip, from, y }: Hold) {
    const list = grip.closest('[role=list]')
    const box = list?.parentElement
    if (!list || !box) return
    const { top, bottom } = box.getBoundingClientRect()
    if (y < top + EDGE) box.scrollTop -= SCROLL_STEP
    if (y > bottom - EDGE) box.scrollTop += SCROLL_STEP
    const gap = gapAt(list, y)
    setDrag((before) => (before?.gap === gap ? before : { from, gap }))
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
      // A row that has the focus stays on the page when it scrolls away.
      grip.focus({ preventScroll: true })
      hold.current = { grip, from: Number(grip.dataset['place']), startY: event.clientY, y: event.clientY }
    },
    onPointerMove: ({ clientY }: PointerEvent<HTMLElement>) => {
      const held = hold.current
      if (!held) return
      held.y = clientY
      if (!isDragging && Math.abs(clientY - held.startY) < DRAG_THRESHOLD) return
      wasDragged.current = true
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
    /** Place of the row that is dragged. */
    from: drag?.from ?? null,
    /** The edge of a row at which the gap is. */
    sideAt: (place: number, count: number): 'top' | 'bottom' | null => {
      if (!drag) return null
      if (drag.gap === place) return 'top'
      return drag.gap === count && place === count - 1 ? 'bottom' : null
    },
    gripEvents,
  }
}

/** The gap between rows that is nearest to a height of the screen. */
function gapAt(list: Element, y: number): number {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-index]')].map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return { index: Number(row.dataset['index']), middle: top + height / 2 }
  })
  const below = rows.filter(({ middle }) => middle > y).map(({ index }) => index)
  return below.length > 0 ? Math.min(...below) : Math.max(...rows.map(({ index }) => index)) + 1
}
