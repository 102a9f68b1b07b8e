import { gateways } from '@/contract/groups/gateways'
import type { Endpoint, Input } from '@/contract/machinery/endpoint'
import { PLANS } from '@mock/state/seeds/products'
import { settings } from '@mock/state/seeds/settings'

import type { Visit } from './case'

const key = settings.billing?.stripe_public_key ?? ''
const CARDS = { good: '4242424242424242', authenticated: '4000002500003155', declined: '4000000000000341' }

/** A plan that is charged today, with its monthly price. */
export const monthly = { product_id: PLANS.listener, price_id: 101 }

/** Posts to the mock's stand-ins of the gateways. Throws unless it succeeds. */
async function callGateway({ client }: Visit, name: string, body: object): Promise<unknown> {
  const response = await client.post(`mock/gateway/${name}`, body)
  if (!response.ok) throw new Error(`${name} responded with status ${response.status}: ${await response.text()}`)
  return response.json()
}

async function clientSecret({ client }: Visit, endpoint: Endpoint, body?: object): Promise<string> {
  const response = await client.send(endpoint, body && { body })
  return gateways.createSetupIntent.response.parse(await response.json()).clientSecret
}

const confirm = (visit: Visit, secret: string, card: keyof typeof CARDS) =>
  callGateway(visit, 'stripe/confirm', {
    client_secret: secret,
    key,
    method: { type: 'card', card: { number: CARDS[card], exp_month: 12, exp_year: 2034, cvc: '123' } },
    return_url: 'http://dziesma.test/checkout',
  }) as Promise<{ intent: { payment_method: string | null } }>

type Purchase = Input<typeof gateways.createPartialSubscription>['body']

/** Starts a purchase, and pays it unless the card asks for an authentication; returns the intent's id. */
export async function startPurchase(
  visit: Visit,
  purchase: Purchase = monthly,
  card?: 'good' | 'authenticated',
): Promise<string> {
  const secret = await clientSecret(visit, gateways.createPartialSubscription, purchase)
  if (card) await confirm(visit, secret, card)
  return secret.split('_secret_')[0] ?? ''
}

/** Buys the monthly plan with a good card; returns the id of its paid and stored intent. */
export async function subscribe(visit: Visit): Promise<string> {
  const payment_intent_id = await startPurchase(visit, monthly, 'good')
  await visit.client.send(gateways.storeStripeSubscription, { body: { payment_intent_id } })
  return payment_intent_id
}

/** Stores another card at Stripe, and returns the id of the payment method. */
export async function storedCard(visit: Visit, card: 'good' | 'declined'): Promise<string> {
  const { intent } = await confirm(visit, await clientSecret(visit, gateways.createSetupIntent), card)
  return intent.payment_method ?? ''
}

/** Creates a subscription at PayPal and approves it; returns its id. */
export async function paypalSubscription(visit: Visit, isApproved = true): Promise<string> {
  const body = { client_id: settings.billing?.paypal?.public_key, plan_id: `P-${monthly.price_id}` }
  const { id } = (await callGateway(visit, 'paypal/create', body)) as { id: string }
  if (isApproved) await callGateway(visit, 'paypal/approve', { id })
  return id
}
