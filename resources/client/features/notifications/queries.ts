import type { Output } from '@/contract/endpoint'
import { NOTIFICATIONS_PER_PAGE, notifications } from '@/contract/notifications'
import { call } from '@/core/platform/api/call'
import { infiniteQuery, keyOf, mutation, query } from '@/core/platform/api/query'
import { queryClient } from '@/core/platform/api/query-client'
import { patchAnswers, type Shown } from '@/core/shared/optimistic/optimistic'

/** What the server tells somebody. */
export type Notification = Output<typeof notifications.list>['pagination']['items'][number]
/** Something that is said in it. */
export type NotificationLine = Notification['data']['lines'][number]
/** By which channels one may be told of what, and what was chosen. */
export type Subscriptions = Output<typeof notifications.subscriptions>

/** The centre shows the newest alone. */
const IN_CENTRE = 8

/** What is told, and how. */
export const notificationQueries = {
  newest: query(notifications.list, { query: { perPage: IN_CENTRE } }),
  pages: infiniteQuery(
    notifications.list,
    { query: { perPage: NOTIFICATIONS_PER_PAGE } },
    { pageOf: ({ pagination }) => pagination },
  ),
  subscriptions: query(notifications.subscriptions),
}

/** Keeps what was chosen. */
export const updateSubscriptions = mutation(notifications.updateSubscriptions, {
  invalidates: [notifications.subscriptions],
})

export const sendRead = (ids: string[] | 'all') =>
  call(notifications.markAsRead, { body: ids === 'all' ? { markAllAsUnread: true } : { ids } })

export const sendRemoval = (id: string) => call(notifications.remove, { params: { ids: id } })

/** Changes the notifications at hand, wherever they are shown. */
export const patchNotifications = (patch: (items: Notification[]) => Notification[]): Shown =>
  patchAnswers(notifications.list, (answer) => ({
    ...answer,
    pagination: { ...answer.pagination, items: patch(answer.pagination.items) },
  }))

/** Every notification at hand. */
export const notificationsAtHand = (): Notification[] => [
  ...(queryClient.getQueryData(notificationQueries.newest.queryKey)?.pagination.items ?? []),
  ...(queryClient
    .getQueryData(notificationQueries.pages.queryKey)
    ?.pages.flatMap(({ pagination }) => pagination.items) ?? []),
]

/** Reads anew what is shown. */
export const refreshNotifications = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: keyOf(notifications.list) })
