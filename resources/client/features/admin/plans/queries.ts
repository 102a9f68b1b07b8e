import { type Product, products } from '@/contract/products'
import { valueLists } from '@/contract/value-lists'
import { call } from '@/core/platform/api/call'
import { keyOf, mutation, query, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'

import type { RecordSource } from '../record-kind'

/** Requests of the plans. */
export const planSource: RecordSource<Product> = {
  list: (tableQuery) => queryPart(products.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => queryPart(products.show, ({ product }) => product, { params: { id } }),
  // One at a time: the server takes a single id (backend contract, trap 30).
  remove: async (ids) => {
    for (const id of ids) await call(products.remove, { params: { id } })
  },
  refresh: () =>
    Promise.all([products.list, products.show].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) }))),
}

/** Most plans that can be chosen from or put in order. */
const MAX_PLANS = 100

/** Queries of the plan editor, and of fields that choose a plan. */
export const planQueries = {
  lists: query(valueLists.show, { params: { names: 'permissions,currencies' } }),
  /** Every plan, in the site's order. */
  all: queryPart(products.list, ({ pagination }) => pagination.items, {
    query: { paginate: 'lengthAware', perPage: MAX_PLANS },
  }),
}

/** Mutations of the list of plans. */
export const planMutations = {
  sync: mutation(products.sync, { invalidates: [products.list, products.show] }),
}
