import type {
  ConfirmPaymentData,
  PaymentIntent,
  PaymentIntentResult,
  SetupIntent,
  SetupIntentResult,
  Stripe,
  StripeElementsOptions,
  StripeError,
} from '@stripe/stripe-js'

import { withOutcome } from '../../../rules/payments/return-url'
import type { CallGateway, GatewayResponse } from '../browser/call-gateway'
import { authenticateInDialog, authenticationUrl } from './authentication-dialog'
import { createElements, type Elements, type ElementsState } from './elements'
import { IntegrationError } from './integration-error'
import { labelsFor, localized } from './labels'

type AnyIntent = PaymentIntent | SetupIntent
type Kind = AnyIntent['object']

/** Result of a call about an intent, before it is named as payment or setup. */
type Outcome = { intent: AnyIntent; error?: undefined } | { intent?: undefined; error: StripeError }

type ConfirmOptions = {
  elements?: Elements
  clientSecret?: string
  confirmParams?: Partial<ConfirmPaymentData>
  redirect?: 'always' | 'if_required'
}

/** The part of Stripe.js that the stand-in implements. */
export type StripeStandIn = Pick<Stripe, 'retrievePaymentIntent' | 'retrieveSetupIntent' | 'registerAppInfo'> & {
  elements: (options: StripeElementsOptions) => Elements
  confirmPayment: (options: ConfirmOptions) => Promise<PaymentIntentResult>
  confirmSetup: (options: ConfirmOptions) => Promise<SetupIntentResult>
  /** Called by the wrappers to report their versions. */
  _registerWrapper: () => void
  createToken: () => never
  createPaymentMethod: () => never
  confirmCardPayment: () => never
}

/** Network, navigation and clock of the browser. */
export type Browser = { callGateway: CallGateway; navigate: (url: string) => void; now: () => number }

const PREFIX: Readonly<Record<Kind, string>> = { payment_intent: 'pi_', setup_intent: 'seti_' }

function outcomeOf({ data, error }: GatewayResponse): Outcome {
  if (error) return { error }
  const intent = data['intent'] as AnyIntent | undefined
  return intent ? { intent } : { error: { type: 'api_error', message: 'An unexpected error occurred.' } }
}

/** Turns an intent whose last attempt was refused into the refusal. */
function withRefusal(outcome: Outcome): Outcome {
  const { intent } = outcome
  if (intent?.status !== 'requires_payment_method') return outcome
  const error = intent.object === 'payment_intent' ? intent.last_payment_error : intent.last_setup_error
  return error ? { error } : outcome
}

/** Stripe.js refuses an intent that the payment element was not set up for. */
function mismatch(intent: AnyIntent, { options }: ElementsState): StripeError | undefined {
  if (options.mode === undefined || options.mode === 'setup' || intent.object === 'setup_intent') return undefined
  if (intent.amount === options.amount && intent.currency === options.currency) return undefined
  const message = 'The amount or currency of the PaymentIntent does not match the values passed to elements().'
  return { type: 'invalid_request_error', message }
}

const paymentResult = ({ intent, error }: Outcome): PaymentIntentResult =>
  error ? { error } : { paymentIntent: intent as PaymentIntent }
const setupResult = ({ intent, error }: Outcome): SetupIntentResult =>
  error ? { error } : { setupIntent: intent as SetupIntent }

const missing = (name: string) => (): never => {
  throw new IntegrationError(`The stand-in does not implement ${name}.`)
}

/** Creates the stand-in of a Stripe object for a publishable key. */
export function createStripe(key: string, { callGateway, navigate, now }: Browser): StripeStandIn {
  const states = new WeakMap<Elements, ElementsState>()
  if (!key.startsWith('pk_')) throw new IntegrationError('Please call Stripe() with your publishable key.')

  function requireSecret(kind: Kind, secret: string | undefined): string {
    if (secret?.startsWith(PREFIX[kind]) && secret.includes('_secret_')) return secret
    throw new IntegrationError(`Invalid value: value should be a client secret of a ${kind}, \${id}_secret_\${secret}.`)
  }

  function requireState(elements: Elements | undefined): ElementsState {
    const state = elements && states.get(elements)
    if (!state) throw new IntegrationError('You must provide the elements of this Stripe object.')
    if (state.options.mode !== undefined && !state.isSubmitted())
      throw new IntegrationError('elements.submit() must be called before stripe.confirmPayment().')
    return state
  }

  const retrieve = async (secret: string): Promise<Outcome> =>
    outcomeOf(await callGateway('stripe/retrieve', { client_secret: secret }))

  /** Continues where the intent requires it: a bank's page, or the card's authentication. */
  async function act(secret: string, state: ElementsState): Promise<Outcome> {
    const { locale } = state.options
    if (state.form()?.type() === 'bank') {
      navigate(authenticationUrl(secret))
      return new Promise(() => {})
    }
    let latest: Outcome | undefined
    await authenticateInDialog({
      clientSecret: secret,
      label: labelsFor(locale).authentication,
      hasEnded: async () => {
        latest = await retrieve(secret)
        return latest.intent?.status !== 'requires_action'
      },
    })
    return latest ?? retrieve(secret)
  }

  /** Confirms the intent unless Stripe.js itself refuses it. */
  async function send(secret: string, state: ElementsState, returnUrl: string | undefined): Promise<Outcome> {
    const problem = state.validate()
    if (problem) return { error: problem }
    const current = await retrieve(secret)
    const refused = current.error ?? mismatch(current.intent, state)
    if (refused) return { error: refused }
    const method = state.form()?.method()
    const reply = await callGateway('stripe/confirm', { key, client_secret: secret, method, return_url: returnUrl })
    const confirmed = outcomeOf(reply)
    return confirmed.intent?.status === 'requires_action' ? act(secret, state) : confirmed
  }

  async function confirm(kind: Kind, options: ConfirmOptions): Promise<Outcome> {
    const state = requireState(options.elements)
    const secret = requireSecret(kind, options.clientSecret ?? state.options.clientSecret)
    const returnUrl = options.confirmParams?.return_url
    const alwaysReturns = options.redirect !== 'if_required'
    if (alwaysReturns && returnUrl === undefined)
      throw new IntegrationError('You must provide confirmParams.return_url, unless redirect is if_required.')
    const outcome = withRefusal(await send(secret, state, returnUrl))
    if (outcome.error) return { error: localized(outcome.error, state.options.locale) }
    if (!alwaysReturns || returnUrl === undefined) return outcome
    navigate(withOutcome(returnUrl, outcome.intent))
    return new Promise(() => {})
  }

  return {
    elements(options) {
      const [elements, state] = createElements(options, { key, callGateway, now })
      states.set(elements, state)
      return elements
    },
    confirmPayment: async (options) => paymentResult(await confirm('payment_intent', options)),
    confirmSetup: async (options) => setupResult(await confirm('setup_intent', options)),
    retrievePaymentIntent: async (secret) => paymentResult(await retrieve(requireSecret('payment_intent', secret))),
    retrieveSetupIntent: async (secret) => setupResult(await retrieve(requireSecret('setup_intent', secret))),
    registerAppInfo: () => {},
    _registerWrapper: () => {},
    createToken: missing('createToken'),
    createPaymentMethod: missing('createPaymentMethod'),
    confirmCardPayment: missing('confirmCardPayment'),
  }
}
