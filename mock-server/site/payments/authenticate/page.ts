import type { PaymentIntent, SetupIntent } from '@stripe/stripe-js'

import { fromStripeAmount } from '@/lib/stripe-amount'

import { isReturnUrl, withOutcome } from '../../../rules/payments/return-url'
import { callGateway } from '../browser/call-gateway'
import { create } from '../browser/dom'
import { AUTHENTICATED } from '../stripe/authentication-dialog'

type Reply = { intent: PaymentIntent | SetupIntent; returnUrl: string | null; canProcess?: boolean }

const say = (text: string): void => document.body.replaceChildren(create('h1', {}, text))

/** Amount of a payment, in the currency's usual notation. */
function amountOf({ intent }: Reply): string {
  if (intent.object === 'setup_intent') return 'Store this payment method'
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: intent.currency })
  return format.format(fromStripeAmount(intent.amount, intent.currency))
}

/** Goes back: the framing page receives a message, a full page continues at the return URL. */
function leave({ intent, returnUrl }: Reply): void {
  if (window.parent !== window) window.parent.postMessage(AUTHENTICATED, window.location.origin)
  else if (returnUrl !== null && isReturnUrl(returnUrl)) window.location.replace(withOutcome(returnUrl, intent))
}

async function finish(clientSecret: string, outcome: string): Promise<void> {
  const { data, error } = await callGateway('stripe/authenticate', { client_secret: clientSecret, outcome })
  if (error) say(error.message ?? 'The authentication failed.')
  else leave(data as Reply)
}

function show(clientSecret: string, reply: Reply): void {
  const button = (label: string, outcome: string): HTMLButtonElement => {
    const element = create('button', { type: 'button' }, label)
    element.addEventListener('click', () => {
      for (const other of document.querySelectorAll('button')) other.disabled = true
      void finish(clientSecret, outcome)
    })
    return element
  }
  document.body.replaceChildren(
    create('h1', {}, 'Authentication, played by the mock'),
    create('p', {}, amountOf(reply)),
    ...(reply.intent.description === null ? [] : [create('p', {}, reply.intent.description)]),
    button('Complete', 'complete'),
    button('Fail', 'fail'),
    ...(reply.canProcess ? [button('Complete later', 'process')] : []),
  )
}

/** Shows the authentication of the intent whose client secret is in the fragment. */
export async function authenticationPage(): Promise<void> {
  const clientSecret = decodeURIComponent(window.location.hash.slice(1))
  const { data, error } = await callGateway('stripe/retrieve', { client_secret: clientSecret })
  if (error) return say(error.message ?? 'There is nothing to authenticate.')
  const reply = data as Reply
  if (reply.intent.status === 'requires_action') show(clientSecret, reply)
  else leave(reply)
}
