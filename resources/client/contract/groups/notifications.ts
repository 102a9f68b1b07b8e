import * as z from 'zod/mini'

import { emptyResponse, endpoint, orEmpty } from '../machinery/endpoint'
import { listQuery, paginated } from '../machinery/pagination'
import { listOf, optionalNumber, optionalText as text, orEmptyMap } from '../machinery/wire-values'

/** Page size (spec section 9); the server's default is 10. */
export const NOTIFICATIONS_PER_PAGE = 30

/** Link of a line or of the whole notification; absolute URLs of this site are for its router (contract, 4.1). */
const linkSchema = z.looseObject({ label: z._default(z.nullable(z.string()), ''), action: z.string() })

/** A line of a notification; `content` is HTML from the server. */
const lineSchema = z.looseObject({
  content: z._default(z.nullable(z.string()), ''),
  /** `primary` or another style. */
  type: text,
  icon: text,
  action: z.optional(z.nullable(linkSchema)),
})

/** Notification; unread while `read_at` is empty (product spec, sections 3 and 4). */
const notificationSchema = z.looseObject({
  id: z.string(),
  /** Class name on the server. */
  type: text,
  read_at: text,
  created_at: text,
  data: z.looseObject({
    image: text,
    lines: listOf(lineSchema),
    mainAction: z.optional(z.nullable(linkSchema)),
    /** Actions of an invitation: `join` and `decline`. */
    buttonActions: listOf(z.looseObject({ label: z.string(), action: z.string(), color: text })),
    inviteId: z.optional(z.nullable(z.union([z.string(), z.number()]))),
  }),
})

const identifier = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

/** The signed-in user's notifications and their delivery channels (product spec, section 7; backend contract, 4.1). */
export const notifications = {
  /** Pages of notifications, newest first. */
  list: endpoint({
    method: 'GET',
    path: 'notifications',
    query: z.object(listQuery),
    response: z.looseObject({ pagination: paginated(notificationSchema) }),
  }),
  /** Marks the given ids as read, or all with `markAllAsUnread`, the server's misnomer for "mark all as read". */
  markAsRead: endpoint({
    method: 'POST',
    path: 'notifications/mark-as-read',
    body: z.object({ ids: z.optional(z.array(z.string())), markAllAsUnread: z.optional(z.boolean()) }).check(
      z.refine(({ ids = [], markAllAsUnread }) => markAllAsUnread === true || ids.length > 0, {
        path: ['ids'],
        error: 'The ids field is required.',
      }),
    ),
    response: orEmpty(z.looseObject({ unreadCount: optionalNumber, date: text })),
  }),
  /** Comma-separated ids. */
  remove: endpoint({ method: 'DELETE', path: 'notifications/:ids', response: emptyResponse }),
  subscriptions: endpoint({
    method: 'GET',
    path: 'notifications/me/subscriptions',
    response: z.looseObject({
      available_channels: listOf(z.string()),
      subscriptions: listOf(
        z.looseObject({
          group_name: z.string(),
          subscriptions: listOf(z.looseObject({ notif_id: identifier, name: z.string() })),
        }),
      ),
      /** Selected channels by name; channels that were never chosen are absent. */
      user_selections: listOf(z.looseObject({ notif_id: identifier, channels: orEmptyMap(z.boolean()) })),
    }),
  }),
  updateSubscriptions: endpoint({
    method: 'PUT',
    path: 'notifications/me/subscriptions',
    body: z.object({
      selections: z.array(z.object({ notif_id: z.string(), channels: z.record(z.string(), z.boolean()) })),
    }),
    response: emptyResponse,
  }),
}
