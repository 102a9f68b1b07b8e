import { randomToken } from '../../kit/random-token'
import type { PaymentMethod, MethodInput } from '../../state/parts/gateway'
import { type Decline, type TestCard, testCardOf } from './test-cards'

type StoredMethod = PaymentMethod & { test: TestCard | undefined }

const AUTHENTICATION_REQUIRED: Decline = {
  code: 'authentication_required',
  decline_code: 'authentication_required',
  message: 'Your card was declined. This transaction requires authentication.',
}

const publicFields = ({ id, customer, card }: StoredMethod): PaymentMethod => ({
  id,
  customer,
  card: card && { ...card },
})

/** Holds the payment methods of all customers. */
export function createPaymentMethods() {
  const stored = new Map<string, StoredMethod>()

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
      return method && publicFields(method)
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
