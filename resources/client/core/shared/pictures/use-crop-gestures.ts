import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'

import { type Crop, moveCrop, type PictureSize, type Place, zoomCrop } from './crop'

/** A key moves the picture by so much of the crop's side; with Shift by more. */
const STEP = 0.02
const LARGE_STEP = 0.1
/** A key, or a notch of the wheel, makes it so many times larger. */
const ZOOM_STEP = 1.1
const WHEEL_SPEED = 0.0015
/** A finger that moved less, in pixels, has pressed. */
const PRESS_SLACK = 6

type GestureOptions = { picture: PictureSize; onChange: (change: (crop: Crop) => Crop) => void }
type Point = { x: number; y: number }

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({ x: clientX, y: clientY })
const middle = ([a, b]: readonly [Point, Point]): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const distance = ([a, b]: readonly [Point, Point]): number => Math.hypot(a.x - b.x, a.y - b.y)

/** A point of the screen as a place within the crop, which the element shows. */
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
 * Ways to move a picture under its frame: one finger or the mouse drags it, two pinch, the wheel zooms, a press brings a place
 * to the middle (nothing needs dragging), arrows move, plus and minus zoom.
 */
export function useCropGestures({ picture, onChange }: GestureOptions) {
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const pressed = useRef<Point>(undefined)

  const shift = (by: { right: number; down: number }) => onChange((crop) => moveCrop(picture, crop, by))
  const zoom = (times: number, around?: Place) => onChange((crop) => zoomCrop(picture, crop, crop.zoom * times, around))

  function move(event: PointerEvent<HTMLDivElement>): void {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = pointOf(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (pressed.current && distance([pressed.current, now]) > PRESS_SLACK) pressed.current = undefined
    const { width } = event.currentTarget.getBoundingClientRect()
    if (!other) return shift({ right: (before.x - now.x) / width, down: (before.y - now.y) / width })
    zoom(distance([now, other]) / (distance([before, other]) || 1), placeIn(event.currentTarget, middle([now, other])))
  }

  function down(event: PointerEvent<HTMLDivElement>): void {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, pointOf(event))
    pressed.current = fingers.current.size === 1 ? pointOf(event) : undefined
  }

  function up(event: PointerEvent<HTMLDivElement>): void {
    fingers.current.delete(event.pointerId)
    if (!pressed.current || event.type !== 'pointerup') return
    const { x, y } = placeIn(event.currentTarget, pressed.current)
    pressed.current = undefined
    shift({ right: x - 0.5, down: y - 0.5 })
  }

  function press(event: KeyboardEvent): void {
    const direction = arrows[event.key]
    const times = zooms[event.key]
    if (event.ctrlKey || event.metaKey || event.altKey || (!direction && !times)) return
    event.preventDefault()
    const step = event.shiftKey ? LARGE_STEP : STEP
    if (direction) shift({ right: direction.right * step, down: direction.down * step })
    if (times) zoom(times)
  }

  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    if (stage.current) zoom(Math.exp(-event.deltaY * WHEEL_SPEED), placeIn(stage.current, pointOf(event)))
  })
  // React's own listener is passive: the page would scroll too.
  useEffect(() => {
    const element = stage.current
    const listener = (event: WheelEvent) => turn(event)
    element?.addEventListener('wheel', listener, { passive: false })
    return () => element?.removeEventListener('wheel', listener)
  }, [])

  return {
    ref: stage,
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
    onKeyDown: press,
  }
}
