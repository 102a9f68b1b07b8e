import { fireEvent, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'

import { mockBackend } from '@mock/node'
import { callGateway } from '@mock/site/payments/browser/call-gateway'
import { installPaypal } from '@mock/site/payments/paypal/install'
import { standInPath } from '@mock/site/payments/script-urls'
import { AUTHENTICATED } from '@mock/site/payments/stripe/authentication-dialog'
import { installStripe } from '@mock/site/payments/stripe/install'

type StandIn = 'stripe-payment' | 'paypal-button' | 'paypal-window'

const NAVIGATION = 'stand-in:navigation'
let navigations: string[] = []
let isBlocked = false

/** Runs PayPal's stand-in; false for a query that PayPal refuses with status 400. */
function isPaypalScript(url: URL): boolean {
  try {
    installPaypal(url, callGateway)
    return true
  } catch {
    return false
  }
}

/** Runs the stand-in in place of a gateway's script, which jsdom does not load. */
function load(script: HTMLScriptElement): void {
  const path = standInPath(script.src)
  if (path === undefined) return
  if (isBlocked) return void script.dispatchEvent(new Event('error'))
  if (path.includes('stripe')) {
    // An event, since the loader of Stripe.js keeps the first constructor for all test files.
    const navigate = (url: string) => window.dispatchEvent(new CustomEvent(NAVIGATION, { detail: url }))
    installStripe({ callGateway, navigate, now: () => mockBackend.world.now() })
  } else if (!isPaypalScript(new URL(script.src))) return void script.dispatchEvent(new Event('error'))
  script.dispatchEvent(new Event('load'))
}

/** Provides the stand-ins of Stripe and PayPal to the tests of a file; their scripts load from the gateways' URLs. */
export function providePayments(): void {
  const remember = (event: Event) => navigations.push((event as CustomEvent<string>).detail)
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLScriptElement) load(node)
  })
  beforeEach(() => {
    navigations = []
    isBlocked = false
    window.addEventListener(NAVIGATION, remember)
    observer.observe(document.documentElement, { childList: true, subtree: true })
  })
  afterEach(() => {
    observer.disconnect()
    window.removeEventListener(NAVIGATION, remember)
    Reflect.deleteProperty(window, 'Stripe')
    Reflect.deleteProperty(window, 'paypal')
    for (const host of document.querySelectorAll('[data-stand-in]')) host.remove()
  })
}

/** The gateways' scripts, the pages that they open, and the authentication frame. */
export const gateways = {
  /** URLs that Stripe.js has navigated to; the page itself stays. */
  navigations: (): readonly string[] => navigations,
  /** Makes the gateways' scripts fail to load, as a content blocker does. */
  blockScripts(): void {
    isBlocked = true
  },
  /** Ends the open authentication as the authentication page does. */
  async authenticate(outcome: 'complete' | 'fail'): Promise<void> {
    const frame = await authenticationFrame()
    const secret = decodeURIComponent(new URL(frame.src).hash.slice(1))
    await callGateway('stripe/authenticate', { client_secret: secret, outcome })
    const { origin } = window.location
    window.dispatchEvent(new MessageEvent('message', { data: AUTHENTICATED, source: frame.contentWindow, origin }))
  },
}

/** The frame with the authentication page, once it is open. */
export const authenticationFrame = (): Promise<HTMLIFrameElement> =>
  waitFor(() => {
    const frame = document.querySelector('iframe')
    if (!frame) throw new Error('No authentication is open.')
    return frame
  })

/** Queries within a stand-in's frame, once it has content. */
export async function standIn(name: StandIn) {
  const shadow = await waitFor(() => {
    const host = document.querySelector(`[data-stand-in="${name}"]`)
    if (!host?.shadowRoot?.textContent) throw new Error(`The stand-in ${name} is not open.`)
    return host.shadowRoot
  })
  return within(shadow as unknown as HTMLElement)
}

/** Enters a card into Stripe's payment element; valid until 12/34. */
export async function enterCard(number: string): Promise<void> {
  const fields = await standIn('stripe-payment')
  const [numberField, expiry, cvc] = fields.getAllByRole('textbox')
  for (const [field, text] of [
    [numberField, number],
    [expiry, '1234'],
    [cvc, '123'],
  ] as const) {
    if (!field) throw new Error('The payment element shows no card fields.')
    // user-event clears no fields in shadow roots.
    fireEvent.input(field, { target: { value: text } })
  }
}
