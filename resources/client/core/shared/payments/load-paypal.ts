import type { PayPalNamespace } from '@paypal/paypal-js'

import { loadPaymentScript } from './payment-scripts'

type PaypalOptions = {
  /** `settings.billing.paypal.public_key`. */
  clientId: string
  currency: string
}

let loaded: { url: string; script: HTMLScriptElement } | undefined

/**
 * Returns PayPal's SDK for subscriptions in a currency. The SDK serves one currency: another one replaces its script.
 * Its own loader does not support Trusted Types. Rejects when the script fails to load; the next call tries again.
 */
export async function connectPaypal({ clientId, currency }: PaypalOptions): Promise<PayPalNamespace> {
  const url = scriptUrl(clientId, currency)
  if (loaded?.url !== url || !window.paypal) {
    loaded?.script.remove()
    loaded = undefined
    loaded = { url, script: await loadPaymentScript(url) }
  }
  if (!window.paypal) throw new Error('PayPal is not available')
  return window.paypal
}

function scriptUrl(clientId: string, currency: string): string {
  const url = new URL('https://www.paypal.com/sdk/js')
  const query = { 'client-id': clientId, currency: currency.toUpperCase(), components: 'buttons' }
  for (const [name, value] of Object.entries({ ...query, intent: 'subscription', vault: 'true' }))
    url.searchParams.set(name, value)
  return url.href
}
