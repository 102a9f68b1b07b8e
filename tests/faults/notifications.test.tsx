import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { Screen as NotificationSettingsScreen } from '@/features/notifications/notification-settings-screen'
import { Screen as NotificationsScreen } from '@/features/notifications/notifications-screen'
import { notificationsOf, unreadCount } from '@mock/rules/notifications/notifications-of'
import { personas } from '@mock/state/seeds/personas'
import type { World } from '@mock/state/world'

import { press, messages } from './bench'
import { faultTable, type Operation } from './fault-table'

// Notifications contain HTML, and the sanitizer loads with the first one.
beforeAll(() => import('@/ui/html/sanitize-html'))

const { free } = personas
const ALBUM = 1
const CHATS = 'Sarunas: Email'

const oneIf = (isTrue: boolean | undefined) => Number(isTrue)
const album = () => screen.queryByText(/laidis klajā/)?.closest('li')
const pressAtAlbum = (name: string) => {
  const row = album()
  if (!row) throw new Error('There is no notification about the album')
  fireEvent.click(within(row).getByRole('button', { name }))
}
const box = (name: string) => screen.getByRole('checkbox', { name })

/** Asserts that the bell's count matches the server's. */
const isCounted = ({ db }: World) => expect(getBootstrap().user?.unread_notifications_count).toBe(unreadCount(db, free))

/** Number of notifications in these tests: few enough to be told apart by their text. */
const MAX_NOTIFICATIONS = 6

function keepFewNotifications({ db }: World): void {
  for (const { id } of notificationsOf(db, free).slice(MAX_NOTIFICATIONS)) db.notifications.remove(id)
}

/** The list of Anna's notifications. */
const list = {
  as: 'free',
  prepare: keepFewNotifications,
  screen: <NotificationsScreen />,
  ready: () => screen.findByText(/laidis klajā/),
  refetches: true,
} satisfies Partial<Operation>

const operations: Operation[] = [
  {
    ...list,
    name: 'marking a notification as read',
    endpoint: 'notifications.markAsRead',
    press: () => pressAtAlbum('Mark as read'),
    count: ({ db }) => oneIf(db.notifications.get(ALBUM)?.read_at !== null),
    done: (world) => {
      expect(within(album() ?? document.body).queryByRole('button', { name: 'Mark as read' })).toBeNull()
      isCounted(world)
    },
  },
  {
    ...list,
    name: 'marking all notifications as read',
    endpoint: 'notifications.markAsRead',
    press: () => press('Mark all as read'),
    count: ({ db }) => oneIf(notificationsOf(db, free).every(({ read_at }) => read_at !== null)),
    done: (world) => {
      expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
      isCounted(world)
    },
  },
  {
    ...list,
    name: 'deleting a notification',
    endpoint: 'notifications.remove',
    press: async () => {
      pressAtAlbum('Delete')
      // The request is sent once the undo toast has closed.
      await screen.findByRole('button', { name: 'Undo' })
      press('Close')
    },
    count: ({ db }) => oneIf(db.notifications.get(ALBUM) === undefined),
    done: (world) => {
      expect(album()).toBeUndefined()
      expect(world.db.notifications.get(ALBUM)).toBeUndefined()
      isCounted(world)
    },
  },
  {
    name: 'saving notification preferences',
    endpoint: 'notifications.updateSubscriptions',
    as: 'free',
    screen: <NotificationSettingsScreen />,
    ready: async () => {
      fireEvent.click(await screen.findByRole('checkbox', { name: CHATS }))
      expect(box(CHATS)).toBeChecked()
    },
    press: () => {
      // A failure must keep the choice.
      expect(box(CHATS)).toBeChecked()
      press('Update preferences')
    },
    count: ({ db }) =>
      oneIf(
        db.notificationChoices.all().find(({ user_id, notif_id }) => user_id === free.id && notif_id === 'B02')
          ?.channels['email'] ?? false,
      ),
    done: () => {
      expect(messages()).toMatch('Updated preferences')
      expect(box(CHATS)).toBeChecked()
    },
  },
]

faultTable('notifications', operations)
