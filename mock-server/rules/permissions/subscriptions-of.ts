import type { Permission } from '@/contract/shapes/user'

import type { MockSubscription } from '../../state/store/billing-rows'
import type { Db, MockUser } from '../../state/store/db'

type Person = Pick<MockUser, 'id'>

/** A user's subscriptions, the newest first; ended ones included. */
export const subscriptionsOf = (db: Db, { id }: Person): MockSubscription[] =>
  db.subscriptions
    .all()
    .filter(({ user_id }) => user_id === id)
    .toReversed()

/** Whether a subscription grants its plan: on trial, active or on its grace period. */
export const isValid = ({ gateway_status }: Pick<MockSubscription, 'gateway_status'>): boolean =>
  gateway_status === 'active' || gateway_status === 'trialing'

/** Permissions of the plan that the user's valid subscription grants. */
export function planPermissions(db: Db, user: Person): readonly Permission[] {
  const valid = subscriptionsOf(db, user).find(isValid)
  return (valid && db.products.get(valid.product_id)?.permissions) ?? []
}
