import type { Caller } from '../../state/caller'
import type { TableName } from '../../state/store/db'
import { type Timestamps, dateReaders, type FilterReaders, filterRows } from './filter-rows'
import { type ListQuery, listRows, type Row } from './listing'

/**
 * A page of an administrator's list, last changed first; `present` maps its rows. Throws 422 for a filter that `readers`
 * does not have.
 */
export function managedPage<Item extends Row & Timestamps, Shown>(
  caller: Pick<Caller, 'path' | 'release'>,
  rows: readonly Item[],
  { filters, ...query }: ListQuery & { filters?: string | undefined },
  {
    readers,
    present,
    ...list
  }: {
    table: TableName
    joined?: readonly string[]
    readers?: FilterReaders<Item>
    searched?: (row: Item) => string[]
    present: (row: Item) => Shown
  },
) {
  const found = filterRows(rows, filters, { ...readers, ...dateReaders })
  const page = listRows(caller, found, query, { order: 'updated_at:desc', ...list })
  return { pagination: { ...page, data: page.data.map(present) } }
}
