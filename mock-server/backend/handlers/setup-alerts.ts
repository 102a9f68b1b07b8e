import { setupAlerts } from '@/contract/groups/setup-alerts'

import { requireUser } from '../../rules/accounts/find-user'
import { requirePermission } from '../../rules/accounts/permissions'
import { callerOf } from '../caller'
import { mockGroup } from '../mock'

function alertsFor(request: Parameters<typeof callerOf>[0]) {
  const caller = callerOf(request)
  requireUser(caller)
  requirePermission(caller, 'admin.access')
  return { alerts: caller.db.setupAlerts.all().map((alert) => ({ ...alert })) }
}

export const setupAlertHandlers = mockGroup('setupAlerts', setupAlerts, {
  list: alertsFor,
  listNewer: alertsFor,
})
