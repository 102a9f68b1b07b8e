import { type notifications, NOTIFICATIONS_PER_PAGE } from '@/contract/groups/notifications'
import { notifications as documented } from '@mock/documented/groups/notifications'
import { uuidOf } from '@mock/rules/notifications/notifications-of'

import { groupCases } from '../case'

const mockOnly = 'needs the notifications of the mock'
const OWN = uuidOf({ id: 1 })
/** A notification of the parent. */
const FOREIGN = uuidOf({ id: 40 })
const NO_UUID = '00000000-0000-4000-8000-ffffffffffff'

export const notificationCases = groupCases<typeof notifications>(documented, {
  list: [
    { name: 'with the server’s page size', as: 'free', status: 200 },
    { name: 'a whole page', as: 'free', input: { query: { perPage: NOTIFICATIONS_PER_PAGE } }, status: 200 },
    {
      name: 'the second page',
      as: 'free',
      input: { query: { perPage: NOTIFICATIONS_PER_PAGE, page: 2 } },
      status: 200,
    },
    { name: 'none', as: 'subscriber', status: 200, mockOnly: 'needs the notifications of the mock' },
    { name: 'signed out', status: 401 },
  ],
  markAsRead: [
    { name: 'one', as: 'free', input: { body: { ids: [OWN] } }, status: 200, mockOnly },
    { name: 'another user’s notification', as: 'free', input: { body: { ids: [FOREIGN] } }, status: 200, mockOnly },
    {
      name: 'all',
      as: 'free',
      input: { body: { markAllAsUnread: true } },
      status: 200,
      mockOnly: 'cannot be restored to unread',
    },
    {
      name: 'no ids',
      as: 'free',
      input: { body: { ids: [] } },
      status: 422,
      mockOnly: 'some releases mark nothing instead',
    },
    { name: 'signed out', input: { body: { markAllAsUnread: true } }, status: 401 },
  ],
  remove: [
    { name: 'two', as: 'free', input: { params: { ids: `${OWN},${uuidOf({ id: 2 })}` } }, status: 200, mockOnly },
    { name: 'a missing one', as: 'free', input: { params: { ids: NO_UUID } }, status: 200, writes: true },
    { name: 'signed out', input: { params: { ids: NO_UUID } }, status: 401 },
  ],
  subscriptions: [
    { name: 'with choices', as: 'free', status: 200 },
    { name: 'without choices', as: 'subscriber', status: 200, mockOnly: 'needs the choices of the mock' },
    { name: 'signed out', status: 401 },
  ],
  updateSubscriptions: [
    {
      name: 'two topics',
      as: 'free',
      input: {
        body: {
          selections: [
            { notif_id: 'A01', channels: { email: false, browser: true } },
            { notif_id: 'B02', channels: { email: true } },
          ],
        },
      },
      status: 200,
      mockOnly: 'needs the topics of the mock',
    },
    {
      name: 'no topics',
      as: 'free',
      input: { body: { selections: [] } },
      status: 200,
      mockOnly: 'Laravel may refuse an empty list',
    },
    {
      name: 'missing topic',
      as: 'free',
      input: { body: { selections: [{ notif_id: 'Z99', channels: { email: true } }] } },
      status: 422,
      mockOnly: 'the response of a live backend is not documented',
    },
    { name: 'signed out', input: { body: { selections: [] } }, status: 401 },
  ],
})
