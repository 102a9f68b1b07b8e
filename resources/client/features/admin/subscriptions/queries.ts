import { queryOptions } from '@tanstack/react-query'

import { accounts } from '@/contract/accounts'
import { HttpStatus } from '@/contract/http-status'
import { managedUsers } from '@/contract/managed-users'
import { normalizedModels } from '@/contract/normalized-models'
import type { Page } from '@/contract/pagination'
import { products } from '@/contract/products'
import { type ListedSubscription, subscriptions } from '@/contract/subscriptions'
import { ApiError } from '@/core/platform/api/api-error'
import { call } from '@/core/platform/api/call'
import { keyOf, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import type { TableQuery } from '@/core/shared/data-table/table-state'

import type { RecordSource } from '../record-kind'
import { findById } from './find-subscription'

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

/** Requests a page of subscriptions. Throws ApiError. */
async function readList(tableQuery: TableQuery, signal: AbortSignal): Promise<Page<ListedSubscription>> {
  const input = { query: { ...tableQuery, with: ['user', 'product', 'price'] } }
  return (await call(subscriptions.list, input, { signal, isQuery: true })).pagination
}

/** Page size of the search for a single subscription. */
const PAGE_SIZE = 100

/** Fetches a subscription: the server has no endpoint for a single one, but sorts its list by id. Throws ApiError. */
async function fetchOne(id: string, signal: AbortSignal): Promise<AdminSubscription> {
  const found = await findById(Number(id), (page) =>
    readList({ page, perPage: PAGE_SIZE, paginate: 'lengthAware', orderBy: 'id', orderDir: 'desc' }, signal),
  )
  if (!found) throw new ApiError(HttpStatus.NotFound)
  return named(found)
}

/** Endpoints whose responses a change of a subscription makes stale. */
const STALE = [subscriptions.list, accounts.show, managedUsers.list, products.show]

/** Requests of the subscriptions; the server keeps their records. */
export const subscriptionSource: RecordSource<AdminSubscription> = {
  list: (tableQuery) =>
    queryOptions<Page<AdminSubscription>, ApiError>({
      queryKey: keyOf(subscriptions.list, { query: tableQuery }),
      queryFn: async ({ signal }) => {
        const page = await readList(tableQuery, signal)
        return { ...page, items: await Promise.all(page.items.map(named)) }
      },
    }),
  show: (id) =>
    queryOptions<AdminSubscription, ApiError>({
      queryKey: [...keyOf(subscriptions.list), 'one', id],
      queryFn: ({ signal }) => fetchOne(id, signal),
    }),
  refresh: () => Promise.all(STALE.map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) }))),
}

/** Undoes a cancellation. Throws ApiError. */
export const resume = (id: number) => call(subscriptions.resume, { params: { id } })
