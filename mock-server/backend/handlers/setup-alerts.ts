import { setupAlerts } from '@/contract/groups/setup-alerts'

import { setupAlerts as documented } from '../../documented/groups/setup-alerts'
import { requireUser } from '../../rules/permissions/find-user'
import { requirePermission } from '../../rules/permissions/permissions'
import { callerOf } from '../pipeline/caller'
import { mockGroup } from '../pipeline/mock-group'

function alertsFor(request: Parameters<typeof callerOf>[0]) {
  const caller = callerOf(request)
  requireUser(caller)
  requirePermission(caller, 'admin.access')
  return { alerts: caller.db.setupAlerts.all().map((alert) => ({ ...alert })) }
}

export const setupAlertHandlers = mockGroup(setupAlerts, documented, {
  list: alertsFor,
  listNewer: alertsFor,
})
