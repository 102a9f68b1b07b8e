import type { PaymentIntent } from '@stripe/stripe-js'

import { days } from '@/lib/dates/duration'

import { randomToken } from '../../kit/random-token'
import type { Intent, Confirmation, Authentication, MethodInput, Refusal } from '../../state/parts/gateway'
import { implausible } from './card-input'
import type { Charges } from './charges'
import type { PaymentMethods } from './payment-methods'
import { isReturnUrl } from './return-url'
import { cardError, requestError, StripeFailure } from './stripe-failure'
import { type Decline, testCardOf } from './test-cards'

/** How long a bank takes to pay, on the mock's clock. */
export const BANK_TAKES_MS = days(1)

type StoredIntent = Intent & { method?: MethodInput; returnUrl?: string | undefined; settlesAt?: number }

const noun = { payment_intent: 'PaymentIntent', setup_intent: 'SetupIntent' } as const
const OPEN: readonly PaymentIntent.Status[] = ['requires_payment_method', 'requires_confirmation', 'requires_action']

function unexpectedState({ id, object, status }: Intent): StripeFailure {
  const message = `You cannot confirm this ${noun[object]} because it has a status of ${status}.`
  return new StripeFailure(requestError(`${object}_unexpected_state`, message), id)
}

function missing(object: Intent['object']): StripeFailure {
  return new StripeFailure(requestError('resource_missing', `No such ${object}.`))
}

/** The issuer's refusal of a method for this intent; storing a card can succeed where a charge is declined. */
function declineOf(intent: Intent, method: MethodInput): Decline | undefined {
  if (method.type === 'bank') return undefined
  const { decline, stores } = testCardOf(method.card.number)
  return intent.object === 'setup_intent' && stores ? undefined : decline
}

function authenticationFailure({ object }: Intent): Refusal {
  return requestError(
    `${object}_authentication_failure`,
    'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  )
}

/** Throws `url_invalid` for a URL that Stripe doesn't return to, and for a redirect without one. */
function requireReturnUrl(method: MethodInput, returnUrl: string | undefined): void {
  if (returnUrl === undefined ? method.type === 'card' : isReturnUrl(returnUrl)) return
  const code = returnUrl === undefined ? 'parameter_missing' : 'url_invalid'
  throw new StripeFailure({ ...requestError(code, 'Not a valid URL'), param: 'return_url' })
}

const implausibleMethod = (method: MethodInput, now: number): Decline | undefined =>
  method.type === 'card' ? implausible(method.card, now) : undefined

const needsAuthentication = (method: MethodInput): boolean =>
  method.type === 'bank' || testCardOf(method.card.number).authentication !== undefined

type Parts = { now: () => number; charges: Charges; methods: PaymentMethods }

/** Holds payment and setup intents and moves them through Stripe's states. */
export function createIntents({ now, charges, methods }: Parts) {
  const stored = new Map<string, StoredIntent>()

  function create(input: Pick<Intent, 'object' | 'amount' | 'currency' | 'customer' | 'description'>): Intent {
    const id = `${input.object === 'payment_intent' ? 'pi' : 'seti'}_${randomToken(12)}`
    const intent: StoredIntent = {
      ...input,
      id,
      client_secret: `${id}_secret_${randomToken(12)}`,
      currency: input.currency.toLowerCase(),
      status: 'requires_payment_method',
      payment_method: null,
      last_error: null,
      created: now(),
    }
    stored.set(id, intent)
    return present(intent)
  }

  function succeed(intent: StoredIntent, method: MethodInput): void {
    intent.status = 'succeeded'
    intent.payment_method = methods.add(intent.customer, method)
    const { customer, amount, currency, id } = intent
    if (intent.object === 'payment_intent') charges.add({ customer, amount, currency, gateway: 'stripe', intent: id })
  }

  function refuse(intent: StoredIntent, error: Refusal): void {
    intent.status = 'requires_payment_method'
    intent.last_error = error
    delete intent.method
  }

  function settle(intent: StoredIntent): void {
    if (intent.status !== 'processing' || intent.settlesAt === undefined || intent.settlesAt > now()) return
    if (intent.method) succeed(intent, intent.method)
  }

  function present({ method: _method, returnUrl: _url, settlesAt: _settlesAt, ...intent }: StoredIntent): Intent {
    return intent
  }

  function find(id: string): StoredIntent | undefined {
    const intent = stored.get(id)
    if (intent) settle(intent)
    return intent
  }

  /** Returns the intent of a client secret. Throws `resource_missing` for an unknown secret. */
  function bySecret(clientSecret: string): StoredIntent {
    const intent = find(clientSecret.split('_secret_')[0] ?? '')
    if (intent?.client_secret === clientSecret) return intent
    throw missing(clientSecret.startsWith('seti_') ? 'setup_intent' : 'payment_intent')
  }

  return {
    create,
    get: (id: string): Intent | undefined => {
      const intent = find(id)
      return intent && present(intent)
    },
    bySecret: (clientSecret: string): Intent => present(bySecret(clientSecret)),
    confirm: (clientSecret: string, { method, returnUrl }: Confirmation): Intent => {
      const intent = bySecret(clientSecret)
      if (!OPEN.includes(intent.status)) throw unexpectedState(intent)
      requireReturnUrl(method, returnUrl)
      const asks = needsAuthentication(method)
      const decline = implausibleMethod(method, now()) ?? (asks ? undefined : declineOf(intent, method))
      if (decline) {
        refuse(intent, cardError(decline))
        throw new StripeFailure(cardError(decline), intent.id)
      }
      intent.last_error = null
      if (asks) Object.assign(intent, { status: 'requires_action', method, returnUrl })
      else succeed(intent, method)
      return present(intent)
    },
    authenticate: (id: string, outcome: Authentication): Intent => {
      const intent = find(id)
      if (!intent) throw missing(id.startsWith('seti_') ? 'setup_intent' : 'payment_intent')
      const { method, status } = intent
      if (status !== 'requires_action' || !method) throw unexpectedState(intent)
      const decline = declineOf(intent, method)
      if (outcome === 'fail' || (outcome === 'process' && method.type === 'card'))
        refuse(intent, authenticationFailure(intent))
      else if (decline) refuse(intent, cardError(decline))
      else if (outcome === 'process') Object.assign(intent, { status: 'processing', settlesAt: now() + BANK_TAKES_MS })
      else succeed(intent, method)
      return present(intent)
    },
    pendingAction: (id: string): { returnUrl: string | null; canProcess: boolean } => {
      const { returnUrl = null, method } = find(id) ?? {}
      return { returnUrl, canProcess: method?.type === 'bank' }
    },
    cancel: (id: string): boolean => {
      const intent = find(id)
      if (intent && OPEN.includes(intent.status)) intent.status = 'canceled'
      return intent?.status === 'canceled'
    },
    /** Completes the bank payments that are due. */
    settleAll: (): void => stored.forEach(settle),
  }
}
