import { HttpStatus } from '@/contract/machinery/http-status'

import { MockFailure } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { Db, MockUser } from '../../state/store/db'
import { findRow, notFound } from '../../state/store/find-row'
import { forbidden, may } from './permissions'

/** Returns the signed-in user. Throws 401 for guests. */
export function requireUser({ user }: Pick<Caller, 'user'>): MockUser {
  if (!user) throw new MockFailure(HttpStatus.Unauthorized, { message: 'Unauthenticated.' })
  return user
}

/**
 * Finds a user by the id in the path, where `me` is the caller. Children are visible only to themselves and their
 * parents.
 */
export function findUser(caller: Pick<Caller, 'db' | 'user'>, id: string | undefined): MockUser {
  if (id === 'me') return requireUser(caller)
  const person = findRow(caller.db.users, id ?? '', 'User')
  const own = [person.id, person.parent_id].includes(caller.user?.id ?? null)
  if (person.parent_id && !own) throw notFound('User', person.id)
  return person
}

/** Returns the caller if the id in the path is theirs. Throws 403 otherwise. */
export function findSelf(caller: Pick<Caller, 'db' | 'user'>, id: string | undefined): MockUser {
  const user = requireUser(caller)
  if (id !== 'me' && Number(id) !== user.id) throw forbidden()
  return user
}

/** Finds a user by email address, ignoring case. */
export const findByEmail = (db: Db, email: string): MockUser | undefined =>
  db.users.all().find((user) => user.email?.toLowerCase() === email.toLowerCase())

/** Checks the user's password; users without one never match. */
export const hasPassword = (user: MockUser, password: string): boolean =>
  user.password !== '' && user.password === password

/** True for the user's own account and for family profiles the user added. */
export const canManage = (db: Db, user: MockUser, account: MockUser): boolean =>
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
  const user = requireUser(caller)
  if (id === 'me') return user
  const account = findRow(caller.db.users, id ?? '', 'User')
  if (!canManage(caller.db, user, account) && !may(caller.db, user, right)) throw forbidden()
  return account
}
