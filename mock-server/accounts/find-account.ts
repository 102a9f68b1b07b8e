import type { Caller } from '../caller'
import { signedIn } from '../music/people'
import { forbidden, may } from '../permissions'
import type { Db, MockUser } from '../store/db'
import { findRow } from '../store/find-row'

/** True for the user's own account and for family profiles the user added. */
export const looksAfter = (db: Db, user: MockUser, account: MockUser): boolean =>
  account.id === user.id || (account.parent_id === user.id && may(db, user, 'family.add'))

/**
 * Finds the account by the id in the path, if the caller manages it or has the given permission. Throws 401, 403 or
 * 404.
 */
export function findAccount(
  caller: Pick<Caller, 'db' | 'user'>,
  id: string | number | undefined,
  right: 'users.update' | 'users.delete',
): MockUser {
  const user = signedIn(caller)
  if (id === 'me') return user
  const account = findRow(caller.db.users, id ?? '', 'User')
  if (!looksAfter(caller.db, user, account) && !may(caller.db, user, right)) throw forbidden()
  return account
}
