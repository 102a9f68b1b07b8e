import type { Caller } from '../../state/caller'
import { requireUser } from './find-user'
import { requirePermission } from './permissions'

/** Returns the caller of an administrator's endpoint. Throws 401 for guests, and 403 without the permission. */
export function administrator(caller: Caller, permission: string): Caller {
  requireUser(caller)
  requirePermission(caller, permission)
  return caller
}
