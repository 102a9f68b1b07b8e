import type { PointerEvent as ReactPointerEvent, ReactNode } from 'react'

/** A point of a surface, from 0 at the start of the text or at the top to 1. */
export type SurfacePoint = { x: number; y: number }

type DragSurfaceProps = {
  /** Called when the pointer is pressed and with each of its moves. */
  onDrag: (point: SurfacePoint) => void
  onDragEnd: () => void
  children: ReactNode
}

/**
 * Surface of a slider that follows the pointer without rendering. The slider inside gets no pointer events; keys and
 * assistive technology work it as before.
 */
export function DragSurface({ onDrag, onDragEnd, children }: DragSurfaceProps) {
  const start = (press: ReactPointerEvent<HTMLElement>) => {
    if (!press.isPrimary || press.button !== 0) return
    press.stopPropagation()
    press.preventDefault()
    const surface = press.currentTarget
    const box = surface.getBoundingClientRect()
    const isRtl = getComputedStyle(surface).direction === 'rtl'
    const drag = ({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>) => {
      const fromStart = isRtl ? box.right - clientX : clientX - box.left
      onDrag({ x: shareOf(fromStart, box.width), y: shareOf(clientY - box.top, box.height) })
    }
    const listeners = new AbortController()
    const end = () => {
      listeners.abort()
      onDragEnd()
    }
    const { signal } = listeners
    surface.addEventListener('pointermove', drag, { signal })
    // Follows the release, and a touch that the browser cancels.
    surface.addEventListener('lostpointercapture', end, { signal })
    surface.setPointerCapture(press.pointerId)
    surface.querySelector('input')?.focus({ preventScroll: true })
    drag(press)
  }
  return (
    <div onPointerDownCapture={start} className="touch-none select-none">
      {children}
    </div>
  )
}

const shareOf = (distance: number, length: number): number =>
  length > 0 ? Math.min(1, Math.max(0, distance / length)) : 0
