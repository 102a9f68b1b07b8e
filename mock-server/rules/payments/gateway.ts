import { createCharges } from './charges'
import { createIntents, type Intent } from './intents'
import { createPaymentMethods, type PaymentMethod } from './payment-methods'
import { type ChargeResult, createPaypalSubscriptions } from './paypal-subscriptions'

type Money = {
  /** In minor units of the currency. */
  amount: number
  currency: string
}
type Described = {
  /** Text on the authentication page. */
  description?: string | null
}
type ForCustomer = {
  /** Id of the user. */
  customer: number
}

const CARD_EXPIRES = { exp_month: 12, exp_year: 2034, cvc: '123' }

/** Stripe and PayPal of one world: intents, stored cards, PayPal subscriptions, and every charge. */
export function createGateway({ now }: { now: () => number }) {
  const charges = createCharges({ now })
  const methods = createPaymentMethods()
  const intents = createIntents({ now, charges, methods })
  const paypal = createPaypalSubscriptions({ charges })

  return {
    /** Whether payments can leave the page for a bank's; false where the world ends with the page. */
    redirects: true,
    /** Prepares a payment. An amount of 0 is Stripe's refusal: nothing to charge needs a setup intent. */
    createPaymentIntent({ customer, amount, currency, description = null }: ForCustomer & Money & Described): Intent {
      if (!Number.isInteger(amount) || amount < 1) throw new Error(`Stripe can't charge ${amount} minor units.`)
      return intents.create({ object: 'payment_intent', customer, amount, currency, description })
    },
    /** Prepares storing a way to pay. */
    createSetupIntent: ({ customer }: ForCustomer): Intent =>
      intents.create({ object: 'setup_intent', customer, amount: 0, currency: '', description: null }),
    intent: intents.get,
    intentBySecret: intents.bySecret,
    confirm: intents.confirm,
    authenticate: intents.authenticate,
    pendingAction: intents.pendingAction,
    cancelIntent: intents.cancel,
    paymentMethod: (id: string): PaymentMethod | undefined => methods.get(id),
    /** Stores a test card without a payment, and returns its id. */
    storeCard: (customer: number, number: string): string =>
      methods.add(customer, { type: 'card', card: { number, ...CARD_EXPIRES } }),
    /** Charges a stored method without the customer, as renewals do; an amount of 0 succeeds without a charge. */
    chargeOffSession({
      customer,
      paymentMethod,
      amount,
      currency,
    }: ForCustomer & Money & { paymentMethod: string }): ChargeResult {
      if (methods.get(paymentMethod)?.customer !== customer)
        return { succeeded: false, message: `The customer has no payment method ${paymentMethod}.` }
      if (amount === 0) return { succeeded: true }
      const decline = methods.offSessionDecline(paymentMethod)
      if (decline) return { succeeded: false, message: decline.message }
      charges.add({ customer, amount, currency, gateway: 'stripe' })
      return { succeeded: true }
    },
    /** Every successful charge, oldest first. */
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
/** Result of {@link createGateway}. */
export type Gateway = ReturnType<typeof createGateway>
