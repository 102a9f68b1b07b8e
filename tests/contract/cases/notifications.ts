import type { notifications } from '@/contract/notifications'
import { NOTIFICATIONS_PER_PAGE } from '@/contract/notifications'
import { uuidOf } from '@mock/notifications/notifications-of'

import type { Cases } from '../case'

const mockOnly = 'needs the id of a notification'
const OWN = uuidOf({ id: 1 })
/** The parent's. */
const FOREIGN = uuidOf({ id: 40 })
const NO_UUID = '00000000-0000-4000-8000-ffffffffffff'

export const notificationCases: Cases<typeof notifications> = {
  list: [
    { name: 'as the server cuts them', as: 'free', status: 200 },
    { name: 'a whole page', as: 'free', input: { query: { perPage: NOTIFICATIONS_PER_PAGE } }, status: 200 },
    {
      name: 'the second page',
      as: 'free',
      input: { query: { perPage: NOTIFICATIONS_PER_PAGE, page: 2 } },
      status: 200,
    },
    { name: 'none', as: 'subscriber', status: 200, mockOnly: 'needs an account that was told nothing' },
    { name: 'nobody signed in', status: 401 },
  ],
  markAsRead: [
    { name: 'one', as: 'free', input: { body: { ids: [OWN] } }, status: 200, mockOnly },
    { name: 'somebody’s', as: 'free', input: { body: { ids: [FOREIGN] } }, status: 200, mockOnly },
    {
      name: 'all',
      as: 'free',
      input: { body: { markAllAsUnread: true } },
      status: 200,
      mockOnly: 'what was read cannot become unread',
    },
    {
      name: 'none',
      as: 'free',
      input: { body: { ids: [] } },
      status: 422,
      mockOnly: 'some releases mark nothing instead',
    },
    { name: 'nobody signed in', input: { body: { markAllAsUnread: true } }, status: 401 },
  ],
  remove: [
    { name: 'two', as: 'free', input: { params: { ids: `${OWN},${uuidOf({ id: 2 })}` } }, status: 200, mockOnly },
    { name: 'one that is not there', as: 'free', input: { params: { ids: NO_UUID } }, status: 200, writes: true },
    { name: 'nobody signed in', input: { params: { ids: NO_UUID } }, status: 401 },
  ],
  subscriptions: [
    { name: 'with choices', as: 'free', status: 200 },
    { name: 'without choices', as: 'subscriber', status: 200, mockOnly: 'needs another account' },
    { name: 'nobody signed in', status: 401 },
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
      mockOnly: 'topics are the site’s own',
    },
    {
      name: 'nothing',
      as: 'free',
      input: { body: { selections: [] } },
      status: 200,
      mockOnly: 'Laravel may refuse an empty list',
    },
    {
      name: 'no such topic',
      as: 'free',
      input: { body: { selections: [{ notif_id: 'Z99', channels: { email: true } }] } },
      status: 422,
      mockOnly: 'what a live backend answers is not known',
    },
    { name: 'nobody signed in', input: { body: { selections: [] } }, status: 401 },
  ],
}
