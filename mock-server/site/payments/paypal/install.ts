import type { PayPalNamespace } from '@paypal/paypal-js'

import type { CallGateway } from '../browser/call-gateway'
import { createPaypal } from './create-paypal'

/** Defines `window.paypal` as the script at this URL does. */
export function installPaypal(scriptUrl: URL, callGateway: CallGateway): void {
  const paypal: unknown = createPaypal(scriptUrl, { callGateway })
  // The published type declares more than the client uses.
  window.paypal = paypal as PayPalNamespace
}
