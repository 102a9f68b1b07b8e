import { queryOptions } from '@tanstack/react-query'

import { accounts } from '@/contract/groups/accounts'
import { managedUsers } from '@/contract/groups/managed-users'
import { normalizedModels } from '@/contract/groups/normalized-models'
import { products } from '@/contract/groups/products'
import { type ListedSubscription, subscriptions } from '@/contract/groups/subscriptions'
import type { Output } from '@/contract/machinery/endpoint'
import type { Page } from '@/contract/machinery/pagination'
import type { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { keyOf, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { fetchRow } from '@/core/shared/data-table/row-query'
import type { RecordSource } from '@/core/shared/records/resource'

/** A subscription with the name of its user, which the server may leave out. */
export type AdminSubscription = ListedSubscription & { owner: string }

/** Returns the name of a subscription's user: as sent, else from a separate request, else the id. */
async function ownerOf({ id, user, user_id }: ListedSubscription): Promise<string> {
  const sent = user?.display_name || user?.name
  if (sent) return sent
  if (typeof user_id !== 'number') return `#${id}`
  const found = query(normalizedModels.show, { params: { type: 'user', id: user_id } })
  return queryClient.fetchQuery(found).then(
    ({ model }) => model.name || `#${user_id}`,
    () => `#${user_id}`,
  )
}

async function named(subscription: ListedSubscription): Promise<AdminSubscription> {
  return { ...subscription, owner: await ownerOf(subscription) }
}

const relations = { with: ['user', 'product', 'price'] }
const subscriptionList = {
  endpoint: subscriptions.list,
  pageOf: ({ pagination }: Output<typeof subscriptions.list>) => pagination,
  relations,
}

/** Endpoints whose responses a change of a subscription makes stale. */
const STALE = [subscriptions.list, accounts.show, managedUsers.list, products.show]

/** Requests for the subscriptions; the server keeps their records. */
export const subscriptionSource: RecordSource<AdminSubscription> = {
  list: (tableQuery) =>
    queryOptions<Page<AdminSubscription>, ApiError>({
      queryKey: keyOf(subscriptions.list, { query: tableQuery }),
      queryFn: async ({ signal }) => {
        const input = { query: { ...tableQuery, ...relations } }
        const { pagination } = await call(subscriptions.list, input, { signal, isQuery: true })
        return { ...pagination, items: await Promise.all(pagination.items.map(named)) }
      },
    }),
  show: (id) =>
    queryOptions<AdminSubscription, ApiError>({
      queryKey: [...keyOf(subscriptions.list), 'one', id],
      queryFn: async ({ signal }) => named(await fetchRow(subscriptionList, id, signal)),
    }),
  refresh: () => Promise.all(STALE.map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) }))),
}

/** Undoes a cancellation. Throws ApiError. */
export const resume = (id: number) => call(subscriptions.resume, { params: { id } })
