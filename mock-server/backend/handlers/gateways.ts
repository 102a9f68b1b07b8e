import { gateways } from '@/contract/groups/gateways'
import type { Endpoint } from '@/contract/machinery/endpoint'
import { HttpStatus } from '@/contract/machinery/http-status'

import { gateways as documented } from '../../documented/groups/gateways'
import { invalid, MockFailure } from '../../kit/mock-failure'
import { findSale } from '../../rules/billing/find-sale'
import { refused, requireUnsubscribed } from '../../rules/billing/find-subscription'
import { keepCard } from '../../rules/billing/keep-card'
import { openPartial } from '../../rules/billing/open-partial'
import { payOverdue } from '../../rules/billing/renew'
import { activatePartial, startSubscription } from '../../rules/billing/subscribe'
import { requireUser } from '../../rules/permissions/find-user'
import { subscriptionsOf } from '../../rules/permissions/subscriptions-of'
import type { MockUser } from '../../state/store/db'
import { notFound } from '../../state/store/find-row'
import type { World } from '../../state/world'
import { mockGroup, type MockRequest } from '../pipeline/mock-group'
import { billingCaller } from './billing-caller'

/** Returns the signed-in user of a gateway's endpoint. Throws 401, and 404 while the gateway is off. */
function gatewayUser(request: Omit<MockRequest<Endpoint>, 'query' | 'body'>, gateway: 'stripe' | 'paypal'): MockUser {
  const caller = billingCaller(request)
  if (!caller.db.settings.billing?.[gateway]?.enable)
    throw new MockFailure(HttpStatus.NotFound, { message: 'Not Found' })
  return requireUser(caller)
}

const NOT_CONFIRMED = 'The payment has not been confirmed.'

function storeStripe(world: World, user: MockUser, intentId: string): void {
  const { db, gateway } = world
  const partial = db.partialSubscriptions
    .all()
    .find(({ intent_id, user_id }) => intent_id === intentId && user_id === user.id)
  const intent = gateway.intent(intentId)
  if (!partial || !intent) throw notFound('Subscription', intentId)
  if (partial.subscription_id !== null) return
  if (intent.status !== 'succeeded') throw refused(NOT_CONFIRMED)
  requireUnsubscribed(db, user)
  activatePartial(world, partial, intent)
}

function storePaypal(world: World, user: MockUser, gatewayId: string): void {
  const { db, gateway } = world
  const approved = gateway.paypalSubscription(gatewayId)
  if (approved?.customer !== user.id) throw notFound('Subscription', gatewayId)
  if (subscriptionsOf(db, user).some(({ gateway_id }) => gateway_id === gatewayId)) return
  if (approved.status !== 'ACTIVE') throw refused(NOT_CONFIRMED)
  const sold = db.products
    .all()
    .flatMap((product) => product.prices.map((price) => ({ product, price })))
    .find(({ price }) => price.paypal_id === approved.planId)
  if (!sold) throw notFound('Price', approved.planId)
  requireUnsubscribed(db, user)
  const owner = { user_id: user.id, gateway_name: 'paypal', gateway_id: gatewayId } as const
  startSubscription(world, { ...owner, ...sold, coupon: undefined })
}

export const gatewayHandlers = mockGroup(gateways, documented, {
  createPartialSubscription: (request) => {
    const { world, body } = request
    const user = gatewayUser(request, 'stripe')
    requireUnsubscribed(world.db, user)
    const saleOptions = { productId: body.product_id, priceId: body.price_id, couponId: body.coupon_id }
    return { clientSecret: openPartial(world, user.id, findSale(world, saleOptions)).client_secret }
  },

  createSetupIntent: (request) => {
    const { id } = gatewayUser(request, 'stripe')
    return { clientSecret: request.world.gateway.createSetupIntent({ customer: id }).client_secret }
  },

  changeDefaultPaymentMethod: (request) => {
    const { world } = request
    const user = gatewayUser(request, 'stripe')
    if (!keepCard(world, user.id, request.body.payment_method_id))
      throw invalid('payment_method_id', 'The selected payment method id is invalid.')
    const overdue = subscriptionsOf(world.db, user).find(({ gateway_status }) => gateway_status === 'past_due')
    const refusal = overdue && payOverdue(world, overdue)
    if (refusal !== undefined) throw refused(refusal)
    return {}
  },

  storeStripeSubscription: (request) => {
    storeStripe(request.world, gatewayUser(request, 'stripe'), request.body.payment_intent_id)
    return {}
  },

  storePaypalSubscription: (request) => {
    storePaypal(request.world, gatewayUser(request, 'paypal'), request.body.paypal_subscription_id)
    return {}
  },
})
