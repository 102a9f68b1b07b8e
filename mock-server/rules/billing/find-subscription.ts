import { HttpStatus } from '@/contract/machinery/http-status'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { MockFailure } from '../../kit/mock-failure'
import type { Caller } from '../../state/caller'
import type { MockSubscription } from '../../state/store/billing-rows'
import type { Db, MockUser } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import { requireUser } from '../permissions/find-user'
import { forbidden, may } from '../permissions/permissions'
import { subscriptionsOf } from '../permissions/subscriptions-of'

/** Laravel's 422 without a field. */
export const refused = (message: string): MockFailure =>
  new MockFailure(HttpStatus.UnprocessableContent, { message, errors: {} })

/** Throws 422 for a user whose subscription has not ended, even while it is past due. */
export function requireUnsubscribed(db: Db, user: Pick<MockUser, 'id'>): void {
  if (subscriptionsOf(db, user).some(({ gateway_status }) => gateway_status !== 'canceled'))
    throw refused('You already have a subscription.')
}

/** Finds the caller's subscription, or anyone's for administrators. Throws 401, 403 or 404. */
export function findSubscription(caller: Pick<Caller, 'db' | 'user'>, id = ''): MockSubscription {
  const user = requireUser(caller)
  const subscription = findRow(caller.db.subscriptions, id, 'Subscription')
  if (subscription.user_id !== user.id && !may(caller.db, user, `${assumedPermissions.subscriptions}.update`))
    throw forbidden()
  return subscription
}
