import type { setupAlerts } from '@/contract/groups/setup-alerts'
import { setupAlerts as documented } from '@mock/documented/groups/setup-alerts'

import { groupCases } from '../case'
import { admin, administratorsOnly, reading, unprivileged } from './administrator'

const newer = { ...admin, mockOnly: 'needs a newer release of the backend' } as const

export const setupAlertCases = groupCases<typeof setupAlerts>(documented, {
  list: [{ name: 'by an administrator', ...reading, status: 200 }, ...administratorsOnly()],
  listNewer: [
    { name: 'by an administrator', ...newer, status: 200 },
    { name: 'without permission', ...unprivileged, mockOnly: newer.mockOnly, status: 403 },
    { name: 'signed out', status: 401, mockOnly: newer.mockOnly },
  ],
})
