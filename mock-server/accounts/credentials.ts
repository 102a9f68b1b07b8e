import type { Db, MockUser } from '../store/db'

/** Finds a user by email address, ignoring case. */
export const findByEmail = (db: Db, email: string): MockUser | undefined =>
  db.users.all().find((user) => user.email?.toLowerCase() === email.toLowerCase())

/** Checks the user's password; users without one never match. */
export const hasPassword = (user: MockUser, password: string): boolean =>
  user.password !== '' && user.password === password
