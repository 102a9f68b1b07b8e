import { randomToken } from '../../backend/sign-in/random-token'
import type { CardInput } from './card-input'
import { type Decline, type TestCard, testCardOf } from './test-cards'

/** Public facts of a card. */
export type Card = { brand: string; last4: string; exp_month: number; exp_year: number }

/** A stored way to pay. */
export type PaymentMethod = {
  id: string
  /** Id of the user. */
  customer: number
  /** Undefined for a bank account. */
  card: Card | undefined
}

type Stored = PaymentMethod & { test: TestCard | undefined }

/** A way to pay, as a payment form holds it. */
export type MethodInput = { type: 'card'; card: CardInput } | { type: 'bank' }

const AUTHENTICATION_REQUIRED: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

const publicFacts = ({ id, customer, card }: Stored): PaymentMethod => ({ id, customer, card: card && { ...card } })

/** Holds the payment methods of all customers. */
export function createPaymentMethods() {
  const stored = new Map<string, Stored>()

  return {
    /** Stores a method for later charges without the customer. */
    add(customer: number, method: MethodInput): string {
      const id = `pm_${randomToken(12)}`
      const input = method.type === 'card' ? method.card : undefined
      const test = input && testCardOf(input.number)
      const card = input &&
        test && {
          brand: test.brand,
          last4: input.number.slice(-4),
          exp_month: input.exp_month,
          exp_year: input.exp_year,
        }
      stored.set(id, { id, customer, card, test })
      return id
    },
    get(id: string): PaymentMethod | undefined {
      const method = stored.get(id)
      return method && publicFacts(method)
    },
    /** Returns the refusal of a charge without the customer; undefined when it succeeds. */
    offSessionDecline(id: string): Decline | undefined {
      const test = stored.get(id)?.test
      return test?.authentication === 'always' ? AUTHENTICATION_REQUIRED : test?.decline
    },
  }
}
/** Result of {@link createPaymentMethods}. */
export type PaymentMethods = ReturnType<typeof createPaymentMethods>
