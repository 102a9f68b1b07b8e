import type { Caller } from '../caller'
import { MockFailure } from '../mock-failure'
import { forbidden } from '../permissions'
import type { MockUser } from '../store/db'
import { findRow, notFound } from '../store/find-row'

/** Whoever is signed in. Answers 401 when nobody is. */
export function signedIn({ user }: Pick<Caller, 'user'>): MockUser {
  if (!user) throw new MockFailure(401, { message: 'Unauthenticated.' })
  return user
}

/** The person of a path's id; `me` is the caller. Children are there for themselves and their parents only. */
export function findPerson(caller: Pick<Caller, 'db' | 'user'>, id: string | undefined): MockUser {
  if (id === 'me') return signedIn(caller)
  const person = findRow(caller.db.users, id ?? '', 'User')
  const own = [person.id, person.parent_id].includes(caller.user?.id ?? null)
  if (person.parent_id && !own) throw notFound('User', person.id)
  return person
}

/** The same, for what is the person's own business. Answers 403 to everybody else. */
export function findSelf(caller: Pick<Caller, 'db' | 'user'>, id: string | undefined): MockUser {
  const user = signedIn(caller)
  if (id !== 'me' && Number(id) !== user.id) throw forbidden()
  return user
}
