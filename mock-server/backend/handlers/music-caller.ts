import { requirePermission } from '../../rules/permissions/permissions'
import type { Caller } from '../../state/caller'
import { callerOf } from '../pipeline/caller'

/** Returns the caller of a music request. Throws 403 without the permission. */
export function musicCaller(request: Parameters<typeof callerOf>[0], permission = 'music.view'): Caller {
  const caller = callerOf(request)
  requirePermission(caller, permission)
  return caller
}
