import { managedProducts } from '@/contract/groups/managed-products'
import { type Product, products } from '@/contract/groups/products'
import { valueLists } from '@/contract/groups/value-lists'
import type { Input } from '@/contract/machinery/endpoint'
import { call } from '@/core/platform/api/call'
import { keyOf, mutation, query, queryPart } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { deleteEach } from '@/core/shared/data-table/delete-each'
import type { RecordSource } from '@/core/shared/records/resource'

export { intervals } from '@/contract/shapes/prices'
export { TRIAL_CURRENCY, trialFieldsOf } from '@/contract/groups/products'

/** Requests for the plans. */
export const planSource: RecordSource<Product> = {
  list: (tableQuery) => queryPart(products.list, ({ pagination }) => pagination, { query: tableQuery }),
  show: (id) => queryPart(products.show, ({ product }) => product, { params: { id } }),
  // One at a time: the server takes a single id (backend contract, trap 30).
  remove: (ids) => deleteEach(ids, (id) => call(managedProducts.remove, { params: { id } })),
  refresh: () =>
    Promise.all([products.list, products.show].map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) }))),
}

/** Maximum number of plans that can be chosen from or reordered. */
const MAX_PLANS = 100

/** Queries for the plan editor, and of fields that choose a plan. */
export const planQueries = {
  lists: query(valueLists.show, { params: { names: 'permissions,currencies' } }),
  /** Every plan, in the site's order. */
  all: queryPart(products.list, ({ pagination }) => pagination.items, {
    query: { paginate: 'lengthAware', perPage: MAX_PLANS },
  }),
}

/** Mutations for the list of plans. */
export const planMutations = {
  sync: mutation(managedProducts.sync, { invalidates: [products.list, products.show] }),
}

/** A plan in a request. */
export type PlanBody = Input<typeof managedProducts.update>['body']

/** Fetches a plan as the server has it now. Throws ApiError. */
export const fetchPlan = async (id: number): Promise<Product> => (await call(products.show, { params: { id } })).product

/** Saves a plan. Throws ApiError. */
export const savePlan = (id: number, body: PlanBody) => call(managedProducts.update, { params: { id }, body })
