import { requirePermission } from '../../rules/accounts/permissions'
import { type Caller, callerOf } from '../caller'

/** Returns the caller of a music request. Throws 403 without the permission. */
export function musicCaller(request: Parameters<typeof callerOf>[0], permission = 'music.view'): Caller {
  const caller = callerOf(request)
  requirePermission(caller, permission)
  return caller
}
