import { notifications } from '@/contract/groups/notifications'

import { notifications as documented } from '../../documented/groups/notifications'
import { invalid } from '../../kit/mock-failure'
import { paginate } from '../../kit/paginate'
import { CHANNELS, topicIds, topics } from '../../rules/notifications/notification-topics'
import { namedBy, notificationsOf, presentNotification, unreadCount } from '../../rules/notifications/notifications-of'
import { requireUser } from '../../rules/permissions/find-user'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

/** Default page size (backend contract, section 4.1). */
const PAGE_SIZE = 10

export const notificationHandlers = mockGroup(notifications, documented, {
  list: (request) => {
    const { db, path } = callerOf(request)
    const { page, perPage = PAGE_SIZE } = request.query
    const pagination = paginate(notificationsOf(db, requireUser(request)), { kind: 'simple', page, perPage, path })
    return { pagination: { ...pagination, data: pagination.data.map((row) => presentNotification(row, request.site)) } }
  },

  markAsRead: (request) => {
    const { db, now } = request.world
    const user = requireUser(request)
    const { ids = [], markAllAsUnread } = request.body
    const date = new Date(now()).toISOString()
    const rows = markAllAsUnread ? notificationsOf(db, user) : namedBy(db, user, ids)
    for (const { id, read_at } of rows) db.notifications.update(id, { read_at: read_at ?? date })
    return { unreadCount: unreadCount(db, user), date }
  },

  remove: (request) => {
    const { db } = request.world
    const rows = namedBy(db, requireUser(request), (request.params['ids'] ?? '').split(','))
    for (const { id } of rows) db.notifications.remove(id)
    return undefined
  },

  subscriptions: (request) => {
    const { id } = requireUser(request)
    const choices = request.world.db.notificationChoices.all().filter(({ user_id }) => user_id === id)
    return {
      available_channels: CHANNELS,
      subscriptions: topics,
      user_selections: choices.map(({ notif_id, channels }) => ({
        notif_id,
        channels: Object.keys(channels).length > 0 ? channels : [],
      })),
    }
  },

  updateSubscriptions: (request) => {
    const { notificationChoices } = request.world.db
    const { id: user_id } = requireUser(request)
    const { selections } = request.body
    if (selections.some(({ notif_id }) => !topicIds.has(notif_id))) {
      throw invalid('selections', 'The selected selections is invalid.')
    }
    for (const { notif_id, channels } of selections) {
      const known = notificationChoices.all().find((row) => row.user_id === user_id && row.notif_id === notif_id)
      if (known) notificationChoices.update(known.id, { channels: { ...known.channels, ...channels } })
      else notificationChoices.insert({ id: notificationChoices.nextId(), user_id, notif_id, channels })
    }
    return {}
  },
})
