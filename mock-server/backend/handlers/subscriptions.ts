import { subscriptions } from '@/contract/groups/subscriptions'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'

import { subscriptions as documented } from '../../documented/groups/subscriptions'
import { invalid } from '../../kit/mock-failure'
import { presentAccount } from '../../rules/accounts/present-account'
import {
  cancelSubscription,
  changePlan,
  deleteSubscription,
  grantSubscription,
  resumeSubscription,
} from '../../rules/billing/change-subscription'
import { findSale } from '../../rules/billing/find-sale'
import { findSubscription, requireUnsubscribed } from '../../rules/billing/find-subscription'
import { presentSubscription } from '../../rules/billing/present'
import { dateReaders, filterRows } from '../../rules/lists/filter-rows'
import { listRows } from '../../rules/lists/listing'
import { administrator } from '../../rules/permissions/administrator'
import type { Db } from '../../state/store/db'
import { findRow } from '../../state/store/find-row'
import { mockGroup } from '../pipeline/mock-group'
import { billingCaller } from './billing-caller'

function requireUserId(db: Db, id: number): void {
  if (!db.users.get(id)) throw invalid('user_id', 'The selected user id is invalid.')
}

const definedFields = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Fields]: Exclude<Fields[Key], undefined>
  }

/** The plan's own price if an administrator names none. */
const defaultPriceId = (db: Db, productId: number): number =>
  findRow(db.products, productId, 'Product').prices.find((price) => price.default)?.id ?? 0

export const subscriptionHandlers = mockGroup(subscriptions, documented, {
  list: (request) => {
    const caller = administrator(billingCaller(request), `${assumedPermissions.subscriptions}.view`)
    const { db } = caller
    const { filters, ...query } = request.query
    const found = filterRows(db.subscriptions.all(), filters, {
      ends_at: (row) => row.ends_at,
      gateway_name: (row) => row.gateway_name,
      renews_at: (row) => row.renews_at,
      ...dateReaders,
    })
    const page = listRows(caller, found, query, {
      table: 'subscriptions',
      order: 'created_at:desc',
      searched: ({ user_id }) => [db.users.get(user_id)?.display_name ?? ''],
    })
    return { pagination: { ...page, data: page.data.map((row) => presentSubscription(db, row)) } }
  },

  create: (request) => {
    const caller = administrator(billingCaller(request), `${assumedPermissions.subscriptions}.create`)
    const { db } = caller
    const { user_id, product_id, price_id, ...dates } = request.body
    requireUserId(db, user_id)
    requireUnsubscribed(db, { id: user_id })
    const priceId = price_id ?? defaultPriceId(db, product_id)
    const { product, price } = findSale(caller, { productId: product_id, priceId, couponId: undefined })
    const grant = { user_id, product_id: product.id, price_id: price.id, ...definedFields(dates) }
    return { subscription: presentSubscription(db, grantSubscription(caller, grant)) }
  },

  update: (request) => {
    const caller = administrator(billingCaller(request), `${assumedPermissions.subscriptions}.update`)
    const { db } = caller
    const { id, ...known } = findSubscription(caller, request.params['id'])
    const { user_id = known.user_id, product_id = known.product_id, price_id, ...dates } = request.body
    requireUserId(db, user_id)
    const priceId = product_id === known.product_id ? known.price_id : defaultPriceId(db, product_id)
    const { price } = findSale(caller, { productId: product_id, priceId: price_id ?? priceId, couponId: undefined })
    const updated_at = new Date(caller.now()).toISOString()
    const fields = { user_id, product_id, price_id: price.id, ...definedFields(dates), updated_at }
    const changed = db.subscriptions.update(id, fields)
    return { subscription: presentSubscription(db, changed) }
  },

  cancel: (request) => {
    const subscription = findSubscription(billingCaller(request), request.params['id'])
    if (request.body.delete) deleteSubscription(request.world, subscription)
    else cancelSubscription(request.world, subscription)
    return {}
  },

  resume: (request) => {
    const { world } = request
    const subscription = findSubscription(billingCaller(request), request.params['id'])
    return { subscription: presentSubscription(world.db, resumeSubscription(world, subscription)) }
  },

  changePlan: (request) => {
    const caller = billingCaller(request)
    const subscription = findSubscription(caller, request.params['id'])
    const { newProductId, newPriceId, coupon_id } = request.body
    const sale = findSale(caller, { productId: newProductId, priceId: newPriceId, couponId: coupon_id })
    changePlan(request.world, subscription, sale)
    const owner = findRow(caller.db.users, subscription.user_id, 'User')
    return { user: presentAccount(caller, owner, ['subscriptions']) }
  },
})
