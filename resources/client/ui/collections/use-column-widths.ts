import { useCallback, useState } from 'react'

import type { ColumnWidths } from './column-widths'

/** Width in pixels of a column that is shown after others have been resized. */
const WIDTH_OF_NEW_COLUMN = 192

/** Differences up to this come from rounding. */
const ROUNDING_PX = 1

/** Widths that the user has chosen for a table's columns, and their setter; none while content sizes them. */
export type ChosenWidths = { widths: ColumnWidths; onChange: (widths: ColumnWidths) => void }

type Measured = { key: string; widths: ColumnWidths }

/**
 * Keeps a table's columns as wide as they are while its rows change: their content sizes them once, and again when other
 * columns are shown. Columns that the user resizes get their widths instead, and the table scrolls if they need more room.
 */
export function useColumnWidths(ids: readonly string[], chosen: ChosenWidths | undefined) {
  const [measured, setMeasured] = useState<Measured>()
  const [draft, setDraft] = useState<ColumnWidths>()
  const sized = draft ?? chosen?.widths ?? {}
  const isSized = ids.some((id) => sized[id] !== undefined)
  const key = `${isSized} ${ids.join()}`
  const current = measured?.key === key ? measured.widths : undefined
  const headRow = useCallback(
    (row: HTMLElement | null) => {
      if (!row) return undefined
      const measure = () => {
        const widths = widthsIn(row)
        setMeasured((last) => (last?.key === key && isSameWidths(last.widths, widths) ? last : { key, widths }))
      }
      const observer = new ResizeObserver(measure)
      for (const cell of row.children) observer.observe(cell)
      return () => observer.disconnect()
    },
    [key],
  )
  return {
    headRow,
    /** Whether the user has chosen the widths. */
    isSized,
    /** Returns the width to render a column with; undefined to size it by its content. */
    widthOf: (id: string) => (isSized ? (sized[id] ?? WIDTH_OF_NEW_COLUMN) : current?.[id]),
    /** Returns the measured width of a column. */
    actualWidthOf: (id: string) => current?.[id],
    resize:
      chosen &&
      ((id: string, width: number, isDone: boolean) => {
        const next = { ...current, ...sized, [id]: width }
        setDraft(isDone ? undefined : next)
        if (isDone) chosen.onChange(next)
      }),
  }
}

/** Returns the widths of the header cells that name their column in `data-column`. */
function widthsIn(row: HTMLElement): ColumnWidths {
  const cells = [...row.querySelectorAll<HTMLElement>('[data-column]')]
  return Object.fromEntries(cells.map((cell) => [cell.dataset['column'] ?? '', cell.offsetWidth]))
}

const isSameWidths = (before: ColumnWidths, after: ColumnWidths): boolean =>
  Object.entries(after).every(([id, width]) => Math.abs(width - (before[id] ?? 0)) <= ROUNDING_PX)
