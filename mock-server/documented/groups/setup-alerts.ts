import { type DocumentedGroup, permitted } from '../documented'

const alert = { id: 'cron', title: 'No cron', description: '<p>Set up cron.</p>' }
const alerts = {
  alerts: { alerts: [alert, { ...alert, id: 1 }] },
  none: { alerts: [] },
}

export const setupAlerts = {
  section: '7',
  rule: 'Problems of the installation are listed in `alerts`, at the path of the release.',
  screens: ['admin (overview, command palette)'],
  endpoints: {
    list: {
      call: 'GET admin/setup-alerts',
      source: '7',
      rights: permitted('admin.access'),
      responses: alerts,
      assumed: 'the permission',
    },
    listNewer: {
      call: 'GET admin/site-alerts',
      source: '7',
      rights: permitted('admin.access'),
      responses: alerts,
      assumed: 'the permission',
    },
  },
} satisfies DocumentedGroup
