import type { KeyboardEvent, PointerEvent } from 'react'

import { useUiTranslation } from '../ui-translation'
import { boundedWidth, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './column-widths'

/** Pixels that an arrow key moves a column's edge by. */
const KEY_STEP_PX = 16

/** 1 if a move to the right widens the column, -1 in languages written from right to left. */
const directionOf = (edge: HTMLElement): number => (getComputedStyle(edge).direction === 'rtl' ? -1 : 1)

const columnWidth = (edge: HTMLElement): number => edge.parentElement?.offsetWidth ?? MIN_COLUMN_WIDTH

type ColumnResizerProps = {
  /** Name of the column. */
  name: string
  /** Current width in pixels; undefined before the table is measured. */
  width: number | undefined
  /** Called with each move; `isDone` at its end. */
  onResize: (width: number, isDone: boolean) => void
}

/** Edge of a column's header, which resizes the column by pointer and by arrow keys. */
export function ColumnResizer({ name, width = MIN_COLUMN_WIDTH, onResize }: ColumnResizerProps) {
  const { t } = useUiTranslation()
  const drag = (press: PointerEvent<HTMLElement>) => {
    if (!press.isPrimary || press.button !== 0) return
    const { currentTarget: edge, clientX: startX, pointerId } = press
    const startWidth = columnWidth(edge)
    let reached = startWidth
    const listeners = new AbortController()
    const { signal } = listeners
    const move = ({ clientX }: Pick<MouseEvent, 'clientX'>) => {
      reached = boundedWidth(startWidth + (clientX - startX) * directionOf(edge))
      onResize(reached, false)
    }
    const end = () => {
      listeners.abort()
      if (reached !== startWidth) onResize(reached, true)
    }
    edge.addEventListener('pointermove', move, { signal })
    // Follows the release, and a touch that the browser cancels.
    edge.addEventListener('lostpointercapture', end, { signal })
    edge.setPointerCapture(pointerId)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowLeft: -KEY_STEP_PX, ArrowRight: KEY_STEP_PX }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onResize(boundedWidth(columnWidth(event.currentTarget) + step * directionOf(event.currentTarget)), true)
  }
  return (
    <div
      onPointerDown={drag}
      role="separator"
      aria-orientation="vertical"
      aria-label={t('Width of “:name”', { name })}
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_COLUMN_WIDTH}
      aria-valuenow={boundedWidth(width)}
      aria-valuetext={t('[one :count pixel|other :count pixels]', { count: boundedWidth(width) })}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="absolute inset-y-1 end-0 w-3 cursor-col-resize touch-none rounded-full select-none after:absolute after:inset-y-2 after:end-0 after:w-0.5 after:rounded-full after:bg-divider after:content-[''] hover:after:bg-primary focus-visible:after:bg-primary pointer-coarse:w-6"
    />
  )
}
