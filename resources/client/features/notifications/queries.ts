import { NOTIFICATIONS_PER_PAGE, notifications } from '@/contract/groups/notifications'
import type { Output } from '@/contract/machinery/endpoint'
import { call } from '@/core/platform/api/call'
import { infiniteQuery, keyOf, mutation, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { patchResponses, type OptimisticUpdate } from '@/core/shared/optimistic/optimistic'

export type Notification = Output<typeof notifications.list>['pagination']['items'][number]
/** A line of a notification's text. */
export type NotificationLine = Notification['data']['lines'][number]
/** Notifications with their channels and the user's choices. */
export type Subscriptions = Output<typeof notifications.subscriptions>

/** Number of notifications in the bell's popover. */
const IN_CENTRE = 8

/** Queries for notifications and their settings. */
export const notificationQueries = {
  newest: query(notifications.list, { query: { perPage: IN_CENTRE } }),
  pages: infiniteQuery(
    notifications.list,
    { query: { perPage: NOTIFICATIONS_PER_PAGE } },
    { pageOf: ({ pagination }) => pagination },
  ),
  subscriptions: query(notifications.subscriptions),
}

/** Saves the notification settings. */
export const updateSubscriptions = mutation(notifications.updateSubscriptions, {
  invalidates: [notifications.subscriptions],
})

export const sendRead = (ids: string[] | 'all') =>
  call(notifications.markAsRead, { body: ids === 'all' ? { markAllAsUnread: true } : { ids } })

export const sendRemoval = (id: string) => call(notifications.remove, { params: { ids: id } })

/** Patches the cached notifications in every list. */
export const patchNotifications = (patch: (items: Notification[]) => Notification[]): OptimisticUpdate =>
  patchResponses(notifications.list, (response) => ({
    ...response,
    pagination: { ...response.pagination, items: patch(response.pagination.items) },
  }))

/** Returns every cached notification. */
export const cachedNotifications = (): Notification[] => [
  ...(queryClient.getQueryData(notificationQueries.newest.queryKey)?.pagination.items ?? []),
  ...(queryClient
    .getQueryData(notificationQueries.pages.queryKey)
    ?.pages.flatMap(({ pagination }) => pagination.items) ?? []),
]

/** Refetches the notifications in use. */
export const refreshNotifications = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(notifications.list) })
