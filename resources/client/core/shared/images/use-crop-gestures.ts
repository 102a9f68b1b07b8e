import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

import { type Crop, moveCrop, type ImageSize, type Place, zoomCrop } from './crop'

/** Share of the crop's side that an arrow key moves the image; the large step is with Shift. */
const STEP = 0.02
const LARGE_STEP = 0.1
/** Factor by which the plus and minus keys zoom. */
const ZOOM_STEP = 1.1
/** Zoom per pixel of wheel movement, as an exponent. */
const WHEEL_SPEED = 0.0015
/** Movement in pixels below which a pointer counts as a press. */
const MAX_PRESS_MOVE = 6

type GestureOptions = { size: ImageSize; onChange: (change: (crop: Crop) => Crop) => void }
type Point = { x: number; y: number }

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY })
const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y)

/** Converts a point of the viewport to a point within the crop that the element shows. */
function placeIn(element: Element, { x, y }: Point): Place {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: (x - left) / width, y: (y - top) / height }
}

const arrows: Record<string, { right: number; down: number }> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
}

const zooms: Record<string, number> = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP }

/**
 * Handles gestures on the crop stage: drag, pinch, wheel, arrow keys, plus and minus. A press centres a point, so that
 * dragging is never required.
 */
export function useCropGestures({ size, onChange }: GestureOptions) {
  const pointers = useRef(new Map<number, Point>())
  const pressed = useRef<Point>(undefined)

  const shift = (by: { right: number; down: number }) => onChange((crop) => moveCrop(size, crop, by))
  const zoom = (factor: number, centre?: Place) => onChange((crop) => zoomCrop(size, crop, crop.zoom * factor, centre))

  function move(event: PointerEvent<HTMLDivElement>): void {
    const previous = pointers.current.get(event.pointerId)
    if (!previous) return
    const now = pointOf(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (pressed.current && distance([pressed.current, now]) > MAX_PRESS_MOVE) pressed.current = undefined
    const { width } = event.currentTarget.getBoundingClientRect()
    if (!other) return shift({ right: (previous.x - now.x) / width, down: (previous.y - now.y) / width })
    zoom(
      distance([now, other]) / (distance([previous, other]) || 1),
      placeIn(event.currentTarget, middle([now, other])),
    )
  }

  function down(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointOf(event))
    pressed.current = pointers.current.size === 1 ? pointOf(event) : undefined
  }

  function up(event: PointerEvent<HTMLDivElement>): void {
    pointers.current.delete(event.pointerId)
    if (!pressed.current || event.type !== 'pointerup') return
    const { x, y } = placeIn(event.currentTarget, pressed.current)
    pressed.current = undefined
    shift({ right: x - 0.5, down: y - 0.5 })
  }

  function handleKey(event: KeyboardEvent): void {
    const direction = arrows[event.key]
    const factor = zooms[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey || (!direction && !factor)) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    if (direction) shift({ right: direction.right * step, down: direction.down * step })
    if (factor) zoom(factor)
  }

  /** Zooms with the wheel. React's own listener is passive, so the page would scroll too. */
  function listenToWheel(stage: HTMLDivElement) {
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault()
      zoom(Math.exp(-event.deltaY * WHEEL_SPEED), placeIn(stage, pointOf(event)))
    }
    stage.addEventListener('wheel', handleWheel, { passive: false })
    return () => stage.removeEventListener('wheel', handleWheel)
  }

  return {
    ref: listenToWheel,
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onKeyDown: handleKey,
  }
}
