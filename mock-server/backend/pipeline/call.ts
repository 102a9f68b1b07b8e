import { may } from '../../rules/permissions/permissions'
import type { Session } from '../../state/parts/session'
import type { MockUser } from '../../state/store/db'
import type { World } from '../../state/world'
import { isStateful } from './caller'

/** An API call with its context. */
export type Call = {
  world: World
  session: Session
  /** The signed-in user; null for guests. */
  user: MockUser | null
  request: Request
  url: URL
  /** Path within the site, without a leading slash: `api/v1/tracks/1`. */
  path: string
  /** Path of the site's root, with a slash at both ends. */
  root: string
  cookies: Readonly<Record<string, string>>
}

/**
 * True for calls from outside the site's pages, and from its API documentation: session and CSRF token do not count
 * (backend contract, section 2, "Origin rule").
 */
export const isExternalCall = ({ path, request }: Pick<Call, 'path' | 'request'>): boolean =>
  path.startsWith('api/') && !isStateful(request)

/** True when errors include a trace: Laravel's debug mode is on for administrators (backend contract, section 2.4). */
export const canSeeTraces = ({ world, user }: Pick<Call, 'world' | 'user'>): boolean =>
  user !== null && may(world.db, user, 'admin')
