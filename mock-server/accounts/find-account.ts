import type { Caller } from '../caller'
import { signedIn } from '../music/people'
import { forbidden, may } from '../permissions'
import type { Db, MockUser } from '../store/db'
import { findRow } from '../store/find-row'

/** Whether the account is the user's own, or that of a family profile the user added. */
export const looksAfter = (db: Db, user: MockUser, account: MockUser): boolean =>
  account.id === user.id || (account.parent_id === user.id && may(db, user, 'family.add'))

/** The account of a path's id, for those who look after it or have the right over all. Answers 401, 404 or 403. */
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
