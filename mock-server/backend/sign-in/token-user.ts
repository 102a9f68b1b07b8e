import type { MockUser } from '../../state/store/db'
import type { World } from '../../state/world'

const BEARER = /^Bearer (\d+)\|(\S+)$/i

/** Returns the owner of a request's access token, and notes its use; null without a valid token. */
export function tokenUser({ db, now }: World, { headers }: Request): MockUser | null {
  const [, id, secret] = BEARER.exec(headers.get('authorization') ?? '') ?? []
  const token = db.accessTokens.get(Number(id))
  if (!token || token.secret === null || token.secret !== secret) return null
  db.accessTokens.update(token.id, { last_used_at: new Date(now()).toISOString() })
  return db.users.get(token.user_id) ?? null
}
