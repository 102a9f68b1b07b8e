/** Layout of rows: table rows, or cards of `header: value` lines. */
export type TableLayout = 'table' | 'cards'

/** Text alignment classes of columns. */
export const alignments = { start: 'text-start', center: 'text-center', end: 'text-end' }

type Looks = Record<
  | 'table'
  | 'container'
  | 'head'
  | 'headRow'
  | 'headBox'
  | 'headCell'
  | 'body'
  | 'row'
  | 'boxCell'
  | 'titleCell'
  | 'cell'
  | 'actionsCell',
  string
>

const HEAD_CELL = 'font-bold text-sm text-muted'
const STICKY = 'sticky top-0 z-above border-b border-divider bg-paper'
const CELL = 'h-12 border-divider py-2 [tr:not(:first-child)>&]:border-t'
const ROW = 'transition-press hover:bg-hover aria-selected:bg-selected focus-visible:-outline-offset-2'

/** Classes of a table's parts in each layout. */
export const tableLooks: Record<TableLayout, Looks> = {
  table: {
    container: 'rounded-panel border border-divider bg-paper',
    table: 'w-full border-separate border-spacing-0',
    head: '',
    headRow: '',
    headBox: `${HEAD_CELL} ${STICKY} w-1 ps-1`,
    headCell: `${HEAD_CELL} ${STICKY} h-target px-4`,
    body: '',
    row: `${ROW} scroll-mt-14`,
    boxCell: `${CELL} w-1 ps-1`,
    titleCell: `${CELL} px-4 font-semibold`,
    cell: `${CELL} px-4`,
    actionsCell: `${CELL} w-1 pe-2 text-end whitespace-nowrap`,
  },
  cards: {
    container: '',
    table: 'block',
    head: 'block',
    headRow: 'flex flex-wrap items-center gap-x-4 pb-2',
    headBox: 'block',
    headCell: HEAD_CELL,
    body: 'grid gap-3',
    row: `${ROW} grid grid-cols-[auto_minmax(0,1fr)_auto] items-center rounded-panel border border-divider bg-paper p-2`,
    boxCell: 'block',
    titleCell: 'col-start-2 row-start-1 px-2 py-2 text-start font-semibold',
    // Lines without a value are left out.
    cell: 'col-span-3 flex items-baseline justify-between gap-4 px-2 py-1 has-[>:last-child:empty]:hidden has-[>:last-child>span:only-child:empty]:hidden',
    actionsCell: 'col-start-3 row-start-1 whitespace-nowrap',
  },
}
