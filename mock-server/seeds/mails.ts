import type { Db } from '../db'
import { verificationMail } from '../mails'

/** What those were sent who have not confirmed their address. */
export const verificationMails = ({ users }: Pick<Db, 'users'>) =>
  users.all().flatMap((user) => (user.email_verified_at ? [] : [verificationMail(user)]))
