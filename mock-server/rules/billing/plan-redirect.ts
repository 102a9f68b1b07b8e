import type { MockUser } from '../../state/store/db'
import type { World } from '../../state/world'
import { subscriptionsOf } from '../permissions/subscriptions-of'
import { releases } from '../releases/releases'

/** Pages that a refusal can lead to (backend contract, trap 27). */
const PAGES = { plans: 'pricing', subscriptions: 'billing' }

/** Whether a path within the site is a page of plans; the backend serves it to any client. */
export const isPlanPage = (path: string): boolean => Object.values(PAGES).includes(path)

/**
 * Page that the release redirects a user without the permission to, relative to the site's root; undefined while billing
 * is off and in releases that refuse with 403.
 */
export function planRedirect({ release, db }: Pick<World, 'release' | 'db'>, user: MockUser | null) {
  if (releases[release].planRefusal === 'json' || !db.settings.billing?.enable || !user) return undefined
  return subscriptionsOf(db, user).length > 0 ? PAGES.subscriptions : PAGES.plans
}
