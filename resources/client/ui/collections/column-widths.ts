/** Smallest width of a column that the user resizes, in pixels. */
export const MIN_COLUMN_WIDTH = 64

/** Largest width of a column that the user resizes, in pixels. */
export const MAX_COLUMN_WIDTH = 1200

/** Widths of columns in pixels, by their ids. */
export type ColumnWidths = Readonly<Record<string, number>>

/** Returns a width in whole pixels, within its bounds. */
export const boundedWidth = (width: number): number =>
  Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, width)))
