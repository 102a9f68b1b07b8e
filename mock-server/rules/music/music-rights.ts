import type { Caller } from '../../state/caller'
import { requireUser } from '../permissions/find-user'
import { forbidden, may, requirePermission } from '../permissions/permissions'
import { isOwnMusic, managedIds } from './managed-artists'

type MusicTable = 'albums' | 'tracks'

/**
 * Returns the caller of a call that adds music: an administrator of its table, or an artist (backend contract, section
 * 5, "Permissions used"). Throws 401 and 403.
 */
export function musicCreator(caller: Caller, table: MusicTable): Caller {
  const user = requireUser(caller)
  if (!may(caller.db, user, `${table}.create`)) requirePermission(caller, 'music.create')
  return caller
}

/**
 * Returns the function that passes a row which the caller may change: any with a right to the table, else their own and
 * those of artists they manage; it throws 403 for others. Throws 401 and 403.
 */
export function musicEditor(caller: Caller, table: MusicTable, right: 'delete' | 'update') {
  const user = requireUser(caller)
  const mayEditAll = may(caller.db, user, `${table}.${right}`)
  if (!mayEditAll) requirePermission(caller, `music.${right}`)
  const managed = managedIds(caller.db, user)
  return <Row extends Parameters<typeof isOwnMusic>[0]>(row: Row): Row => {
    if (!mayEditAll && !isOwnMusic(row, user, managed)) throw forbidden()
    return row
  }
}
