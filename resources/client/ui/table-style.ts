/** Where the content of a column stands. */
export const alignments = { start: 'text-start', center: 'text-center', end: 'text-end' }

/** A cell of the header row, which stays in view while the rows scroll. */
export const HEAD_CELL =
  'sticky top-0 z-above border-b border-divider bg-paper px-4 text-sm font-bold text-muted first:rounded-ss-panel last:rounded-se-panel'
