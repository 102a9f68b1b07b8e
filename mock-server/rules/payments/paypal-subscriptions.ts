import { randomToken } from '../../kit/random-token'
import type { PaypalPlan, PaypalSubscription, ChargeResult } from '../../state/parts/gateway'
import type { Charges } from './charges'

/** Holds PayPal's plans and subscriptions. */
export function createPaypalSubscriptions({ charges }: { charges: Charges }) {
  const plans = new Map<string, PaypalPlan>()
  const subscriptions = new Map<string, PaypalSubscription>()

  return {
    syncPlan: (plan: PaypalPlan): void => void plans.set(plan.id, { ...plan }),
    create: (input: {
      customer: number
      planId: string
      customId?: string | undefined
    }): PaypalSubscription | undefined => {
      if (!plans.has(input.planId)) return undefined
      const { customer, planId, customId = null } = input
      const id = `I-${randomToken(6).toUpperCase()}`
      const subscription: PaypalSubscription = { id, planId, customer, customId, status: 'APPROVAL_PENDING' }
      subscriptions.set(id, subscription)
      return { ...subscription }
    },
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
    cancel: (id: string): void => {
      const subscription = subscriptions.get(id)
      if (subscription) subscription.status = 'CANCELLED'
    },
    get: (id: string): PaypalSubscription | undefined => {
      const subscription = subscriptions.get(id)
      return subscription && { ...subscription }
    },
    charge: (id: string, { amount, currency }: { amount: number; currency: string }): ChargeResult => {
      const subscription = subscriptions.get(id)
      if (subscription?.status !== 'ACTIVE') return { succeeded: false, message: 'The subscription is not active.' }
      if (amount > 0) charges.add({ customer: subscription.customer, amount, currency, gateway: 'paypal' })
      return { succeeded: true }
    },
  }
}
