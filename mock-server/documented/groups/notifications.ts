import {
  type DocumentedGroup,
  either,
  empty,
  listParameters,
  required,
  signedIn,
  undocumentedResponse,
} from '../documented'
import { lists } from '../samples'

const invitation = {
  id: '6f1e0c9a-0000-4000-8000-000000000001',
  type: 'App\\Notifications\\Invited',
  read_at: null,
  created_at: '2024-05-04T10:00:00Z',
  data: { lines: [{ content: 'Hi' }], buttonActions: [{ label: 'Join', action: 'join', color: 'primary' }] },
}

export const notifications = {
  section: '4.1',
  rule: 'Notifications come in pages; marking returns `unreadCount`, settings return channels, subscriptions and selections.',
  screens: ['notifications, notification settings'],
  endpoints: {
    list: {
      call: 'GET notifications',
      source: '4.1',
      screens: ['account menu, sidebar', 'notifications, notification settings'],
      query: listParameters,
      ...signedIn,
      responses: lists(invitation, { ...invitation, data: { lines: [{ content: 'Hi' }] } }),
    },
    markAsRead: {
      call: 'POST notifications/mark-as-read',
      source: '4.1; trap 3',
      screens: ['account menu, sidebar', 'notifications, notification settings'],
      body: { ids: either('markAllAsUnread'), markAllAsUnread: either('ids') },
      ...signedIn,
      responses: { count: { unreadCount: 0, date: '2024-05-04T10:00:00Z' } },
    },
    remove: {
      call: 'DELETE notifications/:ids',
      source: '4.1',
      ...signedIn,
      responses: empty,
    },
    subscriptions: {
      call: 'GET notifications/me/subscriptions',
      source: '4.1; trap 6',
      ...signedIn,
      responses: {
        selected: {
          available_channels: ['email', 'browser'],
          subscriptions: [{ group_name: 'Artists', subscriptions: [{ notif_id: 'A01', name: 'releases' }] }],
          user_selections: [{ notif_id: 'A01', channels: { email: true } }],
        },
        'no channels selected': {
          available_channels: ['email'],
          subscriptions: [],
          user_selections: [{ notif_id: 'A01', channels: [] }],
        },
      },
    },
    updateSubscriptions: {
      call: 'PUT notifications/me/subscriptions',
      source: '4.1; spec 7',
      body: {
        selections: required(),
        'selections.*.notif_id': required(),
        'selections.*.channels': required(),
      },
      ...signedIn,
      ...undocumentedResponse,
    },
  },
} satisfies DocumentedGroup
