import { randomToken } from '../../backend/sign-in/random-token'
import type { Charges } from './charges'

/** A plan at PayPal; `amount` is charged on approval, in minor units. */
export type PaypalPlan = { id: string; amount: number; currency: string }

/** A subscription at PayPal. */
export type PaypalSubscription = {
  id: string
  planId: string
  /** Id of the user. */
  customer: number
  customId: string | null
  status: 'APPROVAL_PENDING' | 'ACTIVE' | 'CANCELLED'
}

/** Result of a charge without the customer; `message` is the refusal. */
export type ChargeResult = { succeeded: true } | { succeeded: false; message: string }

/** Holds PayPal's plans and subscriptions. */
export function createPaypalSubscriptions({ charges }: { charges: Charges }) {
  const plans = new Map<string, PaypalPlan>()
  const subscriptions = new Map<string, PaypalSubscription>()

  return {
    /** Adds or replaces a plan, as the backend's sync does. */
    syncPlan: (plan: PaypalPlan): void => void plans.set(plan.id, { ...plan }),
    /** Creates a subscription to approve; undefined for a plan that PayPal doesn't know. */
    create: (facts: {
      customer: number
      planId: string
      customId?: string | undefined
    }): PaypalSubscription | undefined => {
      if (!plans.has(facts.planId)) return undefined
      const { customer, planId, customId = null } = facts
      const id = `I-${randomToken(6).toUpperCase()}`
      const subscription: PaypalSubscription = { id, planId, customer, customId, status: 'APPROVAL_PENDING' }
      subscriptions.set(id, subscription)
      return { ...subscription }
    },
    /** Approves a pending subscription and charges the plan's amount; repeating it changes nothing. */
    approve: (id: string): PaypalSubscription | undefined => {
      const subscription = subscriptions.get(id)
      const plan = subscription && plans.get(subscription.planId)
      if (!plan) return undefined
      if (subscription.status === 'APPROVAL_PENDING') {
        subscription.status = 'ACTIVE'
        const { customer } = subscription
        if (plan.amount > 0) charges.add({ customer, amount: plan.amount, currency: plan.currency, gateway: 'paypal' })
      }
      return { ...subscription }
    },
    /** Ends a subscription; repeating it changes nothing. */
    cancel: (id: string): void => {
      const subscription = subscriptions.get(id)
      if (subscription) subscription.status = 'CANCELLED'
    },
    get: (id: string): PaypalSubscription | undefined => {
      const subscription = subscriptions.get(id)
      return subscription && { ...subscription }
    },
    /** Charges a renewal in minor units; refused unless the subscription is active. */
    charge: (id: string, { amount, currency }: { amount: number; currency: string }): ChargeResult => {
      const subscription = subscriptions.get(id)
      if (subscription?.status !== 'ACTIVE') return { succeeded: false, message: 'The subscription is not active.' }
      if (amount > 0) charges.add({ customer: subscription.customer, amount, currency, gateway: 'paypal' })
      return { succeeded: true }
    },
  }
}
