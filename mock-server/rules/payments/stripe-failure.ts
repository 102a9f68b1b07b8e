import type { Refusal } from '../../state/parts/gateway'
import type { Decline } from './test-cards'

/** Thrown by the gateway to refuse as Stripe's API does. */
export class StripeFailure extends Error {
  constructor(
    readonly error: Refusal,
    /** Id of the intent that the request was about. */
    readonly intentId?: string,
  ) {
    super(error.message ?? error.type)
  }
}

/** The error for a card that its issuer or Stripe refuses. */
export const cardError = (decline: Decline): Refusal => ({ type: 'card_error', ...decline })

/** The error for a request that the state of the intent doesn't allow. */
export const requestError = (code: string, message: string): Refusal => ({
  type: 'invalid_request_error',
  code,
  message,
})
