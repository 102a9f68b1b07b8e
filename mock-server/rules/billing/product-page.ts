import type { Caller } from '../../state/caller'
import { dateReaders, filterRows } from '../lists/filter-rows'
import { type ListQuery, listRows } from '../lists/listing'
import { presentProduct } from './present'

/** Returns the list of plans, hidden ones included, in their order. */
export function productPage(caller: Caller, { filters, ...query }: ListQuery & { filters?: string | undefined }) {
  const page = listRows(caller, filterRows(caller.db.products.all(), filters, dateReaders), query, {
    table: 'products',
    order: 'position:asc',
  })
  return { pagination: { ...page, data: page.data.map(presentProduct) } }
}
