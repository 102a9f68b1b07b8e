import { useMove } from '@react-aria/interactions'
import { type KeyboardEvent, useRef } from 'react'

import { useUiTranslation } from '../ui-translation'
import { boundedWidth, MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './column-widths'

/** Pixels that an arrow key moves a column's edge by. */
const KEY_STEP_PX = 16

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
  const edge = useRef<HTMLDivElement>(null)
  const reached = useRef(width)
  const { moveProps } = useMove({
    onMoveStart: () => {
      reached.current = edge.current?.parentElement?.offsetWidth ?? width
    },
    onMove: ({ deltaX, pointerType }) => {
      const isRtl = edge.current !== null && getComputedStyle(edge.current).direction === 'rtl'
      const step = pointerType === 'keyboard' ? KEY_STEP_PX : 1
      reached.current += (isRtl ? -deltaX : deltaX) * step
      onResize(boundedWidth(reached.current), false)
    },
    onMoveEnd: () => onResize(boundedWidth(reached.current), true),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Up and down would scroll, and have no meaning for a width.
    if (['ArrowLeft', 'ArrowRight'].includes(event.key)) moveProps.onKeyDown?.(event)
  }
  return (
    <div
      {...moveProps}
      ref={edge}
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
