import type { Caller } from '../caller'
import { type ListQuery, listRows } from '../store/listing'
import { presentProduct } from './present'

/** Returns the list of plans, hidden ones included, in their order. */
export function productPage(caller: Caller, query: ListQuery) {
  const page = listRows(caller, caller.db.products.all(), query, { order: 'position:asc' })
  return { pagination: { ...page, data: page.data.map(presentProduct) } }
}
