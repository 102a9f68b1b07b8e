import { createScriptLoader } from '@/lib/browser/load-script'
import { seconds } from '@/lib/dates/duration'

/** Hosts of the gateways' scripts, which the gateways forbid to serve from elsewhere. */
const HOSTS = ['https://js.stripe.com/', 'https://www.paypal.com/sdk/js?']

/** How long to wait for a gateway's script, in milliseconds. */
export const SCRIPT_TIMEOUT_MS = seconds(20)

/** Inserts a gateway's script; rejects for any other URL. */
export const loadPaymentScript = createScriptLoader({
  policy: 'dziesma-payments',
  allows: (url) => HOSTS.some((host) => url.startsWith(host)),
  timeoutMs: SCRIPT_TIMEOUT_MS,
})
