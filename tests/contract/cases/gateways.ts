import type { gateways } from '@/contract/groups/gateways'
import { gateways as documented } from '@mock/documented/groups/gateways'
import { PLANS } from '@mock/state/seeds/products'

import { groupCases, MISSING_ID } from '../case'
import { monthly, paypalSubscription, startPurchase, storedCard, subscribe } from '../pay'

const mockOnly = 'charges a test card at the mock’s payment gateways'
const free = { as: 'free', mockOnly } as const
const family = { product_id: PLANS.family, price_id: 201 }
const noTrialAmount = { product_id: PLANS.bigFamily, price_id: 301 }
const unknownIntent = { body: { payment_intent_id: 'pi_0' } }
const unknownPaypal = { body: { paypal_subscription_id: 'I-0' } }
const unknownCard = { body: { payment_method_id: 'pm_0' } }

const isPayment = ({ clientSecret }: { clientSecret: string }) => /^pi_\w+_secret_\w+$/.test(clientSecret)
const isSetup = ({ clientSecret }: { clientSecret: string }) => /^seti_\w+_secret_\w+$/.test(clientSecret)

export const gatewayCases = groupCases<typeof gateways>(documented, {
  createPartialSubscription: [
    { name: 'a plan', ...free, input: { body: monthly }, status: 200, holds: isPayment },
    { name: 'a hidden plan', ...free, input: { body: { product_id: PLANS.kindergarten, price_id: 702 } }, status: 200 },
    {
      name: 'a trial with an amount, with a coupon',
      ...free,
      input: { body: { ...family, coupon_id: 5 } },
      status: 200,
      holds: isPayment,
    },
    { name: 'a trial without an amount', ...free, input: { body: noTrialAmount }, status: 200, holds: isSetup },
    {
      name: 'a coupon above the price',
      ...free,
      input: { body: { ...monthly, coupon_id: 3 } },
      status: 200,
      holds: isSetup,
    },
    {
      name: 'a start date',
      ...free,
      input: { body: { ...monthly, start_date: '2026-12-24' } },
      status: 200,
    },
    {
      name: 'another plan after an unfinished purchase',
      ...free,
      input: async (_found, visit) => {
        await startPurchase(visit, family)
        return { body: monthly }
      },
      status: 200,
      holds: isPayment,
    },
    {
      name: 'after a payment that was not stored',
      ...free,
      input: async (_found, visit) => {
        await startPurchase(visit, monthly, 'good')
        return { body: monthly }
      },
      status: 422,
    },
    { name: 'while subscribed', as: 'subscriber', input: { body: monthly }, status: 422, mockOnly },
    { name: 'while past due', as: 'pastDue', input: { body: monthly }, status: 422, mockOnly },
    {
      name: 'an expired coupon',
      ...free,
      input: { body: { ...monthly, coupon_id: 4 } },
      status: 422,
    },
    { name: 'an unknown coupon', ...free, input: { body: { ...monthly, coupon_id: 'x' } }, status: 422 },
    {
      name: 'the price of another plan',
      ...free,
      input: { body: { product_id: PLANS.listener, price_id: 201 } },
      status: 422,
    },
    { name: 'a free plan', ...free, input: { body: { product_id: PLANS.free, price_id: 101 } }, status: 422 },
    { name: 'missing plan', ...free, input: { body: { product_id: MISSING_ID, price_id: 101 } }, status: 404 },
    {
      name: 'missing price',
      ...free,
      input: { body: { product_id: PLANS.listener, price_id: MISSING_ID } },
      status: 404,
    },
    { name: 'signed out', input: { body: monthly }, status: 401 },
  ],
  createSetupIntent: [
    { name: 'for another card', as: 'subscriber', status: 200, holds: isSetup, mockOnly },
    { name: 'signed out', status: 401 },
  ],
  changeDefaultPaymentMethod: [
    {
      name: 'another card',
      as: 'subscriber',
      input: async (_found, visit) => ({ body: { payment_method_id: await storedCard(visit, 'good') } }),
      status: 200,
      mockOnly,
    },
    {
      name: 'a card that pays what is past due',
      as: 'pastDue',
      input: async (_found, visit) => ({ body: { payment_method_id: await storedCard(visit, 'good') } }),
      status: 200,
      mockOnly,
    },
    {
      name: 'a card that is declined for what is past due',
      as: 'pastDue',
      input: async (_found, visit) => ({ body: { payment_method_id: await storedCard(visit, 'declined') } }),
      status: 422,
      mockOnly,
    },
    { name: 'an unknown card', as: 'subscriber', input: unknownCard, status: 422, mockOnly },
    { name: 'signed out', input: unknownCard, status: 401 },
  ],
  storeStripeSubscription: [
    {
      name: 'a paid plan',
      ...free,
      input: async (_found, visit) => ({
        body: { payment_intent_id: await startPurchase(visit, monthly, 'good') },
      }),
      status: 200,
    },
    {
      name: 'a trial without an amount',
      ...free,
      input: async (_found, visit) => ({
        body: { payment_intent_id: await startPurchase(visit, noTrialAmount, 'good') },
      }),
      status: 200,
    },
    {
      name: 'a payment that was stored before',
      ...free,
      input: async (_found, visit) => ({ body: { payment_intent_id: await subscribe(visit) } }),
      status: 200,
    },
    {
      name: 'a payment that was not confirmed',
      ...free,
      input: async (_found, visit) => ({ body: { payment_intent_id: await startPurchase(visit) } }),
      status: 422,
    },
    {
      name: 'a payment that needs an authentication',
      ...free,
      input: async (_found, visit) => ({
        body: { payment_intent_id: await startPurchase(visit, monthly, 'authenticated') },
      }),
      status: 422,
    },
    { name: 'an unknown payment', ...free, input: unknownIntent, status: 404 },
    { name: 'signed out', input: unknownIntent, status: 401 },
  ],
  storePaypalSubscription: [
    {
      name: 'an approved subscription',
      ...free,
      input: async (_found, visit) => ({ body: { paypal_subscription_id: await paypalSubscription(visit) } }),
      status: 200,
    },
    {
      name: 'a subscription that was not approved',
      ...free,
      input: async (_found, visit) => ({ body: { paypal_subscription_id: await paypalSubscription(visit, false) } }),
      status: 422,
    },
    {
      name: 'while subscribed',
      as: 'subscriber',
      input: async (_found, visit) => ({ body: { paypal_subscription_id: await paypalSubscription(visit) } }),
      status: 422,
      mockOnly,
    },
    { name: 'an unknown subscription', ...free, input: unknownPaypal, status: 404 },
    { name: 'signed out', input: unknownPaypal, status: 401 },
  ],
})
