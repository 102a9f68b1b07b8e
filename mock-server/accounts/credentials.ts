import type { Db, MockUser } from '../store/db'

/** The user of an e-mail address, whatever its case. */
export const findByEmail = (db: Db, email: string): MockUser | undefined =>
  db.users.all().find((user) => user.email?.toLowerCase() === email.toLowerCase())

/** Whether this is the user's password; users without one have none that is right. */
export const hasPassword = (user: MockUser, password: string): boolean =>
  user.password !== '' && user.password === password
