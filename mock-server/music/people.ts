import type { Caller } from '../caller'
import { MockFailure } from '../mock-failure'
import { forbidden } from '../permissions'
import type { MockUser } from '../store/db'
import { findRow, notFound } from '../store/find-row'

/** Returns the signed-in user. Throws 401 for guests. */
export function signedIn({ user }: Pick<Caller, 'user'>): MockUser {
  if (!user) throw new MockFailure(401, { message: 'Unauthenticated.' })
  return user
}

/**
 * Finds a user by the id in the path, where `me` is the caller. Children are visible only to themselves and their
 * parents.
 */
export function findPerson(caller: Pick<Caller, 'db' | 'user'>, id: string | undefined): MockUser {
  if (id === 'me') return signedIn(caller)
  const person = findRow(caller.db.users, id ?? '', 'User')
  const own = [person.id, person.parent_id].includes(caller.user?.id ?? null)
  if (person.parent_id && !own) throw notFound('User', person.id)
  return person
}

/** Returns the caller if the id in the path is theirs. Throws 403 otherwise. */
export function findSelf(caller: Pick<Caller, 'db' | 'user'>, id: string | undefined): MockUser {
  const user = signedIn(caller)
  if (id !== 'me' && Number(id) !== user.id) throw forbidden()
  return user
}
