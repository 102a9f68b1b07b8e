import type { Gateway } from '../../state/parts/gateway'
import { createCharges } from './charges'
import { createIntents } from './intents'
import { createPaymentMethods } from './payment-methods'
import { createPaypalSubscriptions } from './paypal-subscriptions'

const CARD_EXPIRES = { exp_month: 12, exp_year: 2034, cvc: '123' }

/** Stripe and PayPal of one world: intents, stored cards, PayPal subscriptions, and every charge. */
export function createGateway({ now }: { now: () => number }): Gateway {
  const charges = createCharges({ now })
  const methods = createPaymentMethods()
  const intents = createIntents({ now, charges, methods })
  const paypal = createPaypalSubscriptions({ charges })

  return {
    redirects: true,
    createPaymentIntent({ customer, amount, currency, description = null }) {
      if (!Number.isInteger(amount) || amount < 1) throw new Error(`Stripe can't charge ${amount} minor units.`)
      return intents.create({ object: 'payment_intent', customer, amount, currency, description })
    },
    createSetupIntent: ({ customer }) =>
      intents.create({ object: 'setup_intent', customer, amount: 0, currency: '', description: null }),
    intent: intents.get,
    intentBySecret: intents.bySecret,
    confirm: intents.confirm,
    authenticate: intents.authenticate,
    pendingAction: intents.pendingAction,
    cancelIntent: intents.cancel,
    paymentMethod: (id) => methods.get(id),
    storeCard: (customer, number) => methods.add(customer, { type: 'card', card: { number, ...CARD_EXPIRES } }),
    chargeOffSession({ customer, paymentMethod, amount, currency }) {
      if (methods.get(paymentMethod)?.customer !== customer)
        return { succeeded: false, message: `The customer has no payment method ${paymentMethod}.` }
      if (amount === 0) return { succeeded: true }
      const decline = methods.offSessionDecline(paymentMethod)
      if (decline) return { succeeded: false, message: decline.message }
      charges.add({ customer, amount, currency, gateway: 'stripe' })
      return { succeeded: true }
    },
    charges() {
      intents.settleAll()
      return charges.all()
    },
    syncPaypalPlan: paypal.syncPlan,
    createPaypal: paypal.create,
    approvePaypal: paypal.approve,
    cancelPaypal: paypal.cancel,
    chargePaypal: paypal.charge,
    paypalSubscription: paypal.get,
  }
}
