import type { Db, MockUser } from '../../state/store/db'
import { presentSubscription } from '../billing/present'
import { presentManagedArtists } from '../music/managed-artists'
import { unreadCount } from '../notifications/notifications-of'
import { permissionsOf } from '../permissions/permissions'
import { subscriptionsOf } from '../permissions/subscriptions-of'

/** Maps a user for themselves. */
export function presentSelf(db: Db, user: MockUser) {
  const { password, verification_code, last_login_at, payment_method, ...own } = user
  const hasNotifications = db.settings.notifications?.integrated
  return {
    ...own,
    permissions: permissionsOf(db, user),
    subscriptions: subscriptionsOf(db, user).map((subscription) => presentSubscription(db, subscription)),
    artists: presentManagedArtists(db, user),
    ...(hasNotifications && { unread_notifications_count: unreadCount(db, user) }),
  }
}
