import type { Stripe, StripeError } from '@stripe/stripe-js'
import { describe, expect, it } from 'vitest'

import { lookUpIntent } from './intent'

const SECRET = 'pi_1_secret_2'

/** Stripe with an outcome for every lookup. */
const stripeWith = (retrieve: () => Promise<{ error: StripeError }>) =>
  ({ retrievePaymentIntent: retrieve, retrieveSetupIntent: retrieve }) as unknown as Stripe

const failing = (error: StripeError) => stripeWith(() => Promise.resolve({ error }))

describe('lookUpIntent', () => {
  it.each(['resource_missing', 'payment_intent_invalid_parameter'])('knows no intent after %s', async (code) => {
    expect(await lookUpIntent(failing({ type: 'invalid_request_error', code }), SECRET)).toEqual({ kind: 'unknown' })
  })

  it.each<StripeError>([
    { type: 'invalid_request_error', code: 'api_key_expired' },
    { type: 'api_connection_error' },
    { type: 'rate_limit_error' },
  ])('draws no conclusion from $type $code: the intent may be paid', async (error) => {
    expect(await lookUpIntent(failing(error), SECRET)).toEqual({ kind: 'unreachable' })
  })

  it('draws no conclusion from an exception', async () => {
    const stripe = stripeWith(() => Promise.reject(new Error('network')))
    expect(await lookUpIntent(stripe, SECRET)).toEqual({ kind: 'unreachable' })
  })

  it.each(['', 'pi_1', 'pi_1_secret_', 'cs_1_secret_2', 'pi_1_secret_2?x=1', ' pi_1_secret_2'])(
    'asks Stripe nothing about the malformed secret “%s”',
    async (secret) => {
      const stripe = stripeWith(() => Promise.reject(new Error('Stripe was asked')))
      expect(await lookUpIntent(stripe, secret)).toEqual({ kind: 'unknown' })
    },
  )
})
