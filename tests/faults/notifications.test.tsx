import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, expect } from 'vitest'

import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { NotificationSettingsScreen } from '@/features/notifications/notification-settings-screen'
import { NotificationsScreen } from '@/features/notifications/notifications-screen'
import { notificationsOf, unreadCount } from '@mock/notifications/notifications-of'
import { personas } from '@mock/scenarios/personas'
import type { World } from '@mock/world'

import { press, said } from './bench'
import { faultTable, type Operation } from './fault-table'

// What is told is HTML: the code that makes it harmless comes with the first of it.
beforeAll(() => import('@/ui/html/sanitize-html'))

const { free } = personas
const ALBUM = 1
const CHATS = 'Sarunas: Email'

const is = (sure: boolean | undefined) => Number(sure)
const album = () => screen.queryByText(/laidis klajā/)?.closest('li')
const pressAtAlbum = (name: string) => {
  const row = album()
  if (!row) throw new Error('The album is not told of')
  fireEvent.click(within(row).getByRole('button', { name }))
}
const box = (name: string) => screen.getByRole('checkbox', { name })

/** The bell says what the server knows. */
const isCounted = ({ db }: World) => expect(getBootstrap().user?.unread_notifications_count).toBe(unreadCount(db, free))

/** So many of what Anna was told are enough to tell them apart. */
const SOME = 6

function keepSome({ db }: World): void {
  for (const { id } of notificationsOf(db, free).slice(SOME)) db.notifications.remove(id)
}

/** The list of what Anna was told. */
const list = {
  as: 'free',
  prepare: keepSome,
  screen: <NotificationsScreen />,
  ready: () => screen.findByText(/laidis klajā/),
  isSeen: true,
} satisfies Partial<Operation>

const operations: Operation[] = [
  {
    ...list,
    name: 'marking one as read',
    endpoint: 'notifications.markAsRead',
    press: () => pressAtAlbum('Mark as read'),
    count: ({ db }) => is(db.notifications.get(ALBUM)?.read_at !== null),
    done: (world) => {
      expect(within(album() ?? document.body).queryByRole('button', { name: 'Mark as read' })).toBeNull()
      isCounted(world)
    },
  },
  {
    ...list,
    name: 'marking all as read',
    endpoint: 'notifications.markAsRead',
    press: () => press('Mark all as read'),
    count: ({ db }) => is(notificationsOf(db, free).every(({ read_at }) => read_at !== null)),
    done: (world) => {
      expect(screen.queryByRole('button', { name: /^Mark/ })).toBeNull()
      isCounted(world)
    },
  },
  {
    ...list,
    name: 'deleting one',
    endpoint: 'notifications.remove',
    press: async () => {
      pressAtAlbum('Delete')
      // It is sent when the offer to undo it has gone.
      await screen.findByRole('button', { name: 'Undo' })
      press('Close')
    },
    count: ({ db }) => is(db.notifications.get(ALBUM) === undefined),
    done: (world) => {
      expect(album()).toBeUndefined()
      expect(world.db.notifications.get(ALBUM)).toBeUndefined()
      isCounted(world)
    },
  },
  {
    name: 'saving preferences',
    endpoint: 'notifications.updateSubscriptions',
    as: 'free',
    screen: <NotificationSettingsScreen />,
    ready: async () => {
      fireEvent.click(await screen.findByRole('checkbox', { name: CHATS }))
      expect(box(CHATS)).toBeChecked()
    },
    press: () => {
      // What was chosen is still chosen after a failure.
      expect(box(CHATS)).toBeChecked()
      press('Update preferences')
    },
    count: ({ db }) =>
      is(
        db.notificationChoices.all().find(({ user_id, notif_id }) => user_id === free.id && notif_id === 'B02')
          ?.channels['email'] ?? false,
      ),
    done: () => {
      expect(said()).toMatch('Updated preferences')
      expect(box(CHATS)).toBeChecked()
    },
  },
]

faultTable('notifications', operations)
