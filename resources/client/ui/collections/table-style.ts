/** Layout of rows: table rows, or cards of `header: value` lines. */
export type TableLayout = 'table' | 'cards'

/** Height of a table's rows. */
export type TableDensity = 'comfortable' | 'compact'

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
  | 'actionsCell'
  | 'actionsHead',
  string
>

const HEAD_CELL = 'font-bold text-sm text-muted'
const STICKY = 'sticky top-0 z-above border-b border-divider bg-paper'
const CELL =
  'h-12 border-divider py-2 [tr:not(:first-child)>&]:border-t in-data-[density=compact]:h-11 in-data-[density=compact]:py-0 in-data-[density=compact]:text-sm'
const ROW = 'transition-press hover:bg-hover aria-selected:bg-selected focus-visible:-outline-offset-2'
/** Colour of a hovered or selected row, for its sticky cell, whose background covers the row's own. */
const TINT =
  '[--tint:transparent] hover:[--tint:rgb(var(--be-foreground-base)/var(--be-hover-opacity))] aria-selected:[--tint:rgb(var(--be-primary)/var(--be-selected-opacity))]'
/** Last cell of a row, which stays in view while a wide table scrolls; it continues the focus ring of its row. */
const STICKY_END =
  'sticky end-0 bg-paper in-data-scrolling:border-s in-data-[sized=true]:w-auto [tr:focus-visible>&]:[box-shadow:inset_-2px_2px_0_rgb(var(--be-primary)),inset_0_-2px_0_rgb(var(--be-primary))]'

/** Classes of a table's parts in each layout. */
export const tableLooks: Record<TableLayout, Looks> = {
  table: {
    container: 'rounded-panel border border-divider bg-paper',
    table: 'w-full border-separate border-spacing-0 data-[sized=true]:w-max data-[sized=true]:min-w-full',
    head: '',
    headRow: '',
    headBox: `${HEAD_CELL} ${STICKY} w-1 ps-1`,
    headCell: `${HEAD_CELL} ${STICKY} h-target px-4`,
    body: '',
    row: `${ROW} ${TINT} scroll-mt-14`,
    boxCell: `${CELL} w-1 ps-1`,
    titleCell: `${CELL} px-4 font-semibold`,
    cell: `${CELL} px-4`,
    actionsCell: `${CELL} ${STICKY_END} w-1 bg-[linear-gradient(var(--tint),var(--tint))] pe-2 text-end whitespace-nowrap`,
    actionsHead: `${HEAD_CELL} ${STICKY} end-0 border-divider in-data-scrolling:border-s`,
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
    actionsHead: 'sr-only',
  },
}
