import type * as StripeLoader from '@stripe/stripe-js/pure'
import { createRequire } from 'node:module'
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { loadPaymentScript, SCRIPT_TIMEOUT_MS } from './payment-scripts'
import { connectStripe, STRIPE_SCRIPT } from './stripe-part'

/** Returns the installed loader as a new page gets it: it inserts its script once for all test files. */
function freshLoader(): typeof StripeLoader {
  const require = createRequire(import.meta.url)
  for (const file of Object.keys(require.cache)) if (file.includes('@stripe/stripe-js')) delete require.cache[file]
  return require('@stripe/stripe-js/pure') as typeof StripeLoader
}

const scripts = () => [...document.head.querySelectorAll('script')]

beforeEach(() => document.head.replaceChildren())

describe('connectStripe', () => {
  it('inserts the script that the installed package would insert', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const loading = freshLoader().loadStripe('pk_test_site')
    expect(scripts().map(({ src }) => src)).toEqual([STRIPE_SCRIPT])
    // The package inserts the script twice before it gives up.
    scripts()[0]?.dispatchEvent(new Event('error'))
    await vi.waitFor(() => expect(scripts()[0]?.src).toBe(STRIPE_SCRIPT))
    await Promise.resolve()
    scripts()[0]?.dispatchEvent(new Event('error'))
    await expect(loading).rejects.toThrow('Failed to load Stripe.js')
  })

  it('removes a script that failed, and inserts it again on the next call', async () => {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const connecting = connectStripe('pk_test_site')
      const [script] = scripts()
      expect(script?.src).toBe(STRIPE_SCRIPT)
      script?.dispatchEvent(new Event('error'))
      await expect(connecting).rejects.toThrow('failed to load')
      expect(scripts()).toEqual([])
    }
  })

  it('gives up on a script that never loads', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const failure = connectStripe('pk_test_site').catch(String)
    await vi.advanceTimersByTimeAsync(SCRIPT_TIMEOUT_MS)
    expect(await failure).toContain('timed out')
    vi.useRealTimers()
    expect(scripts()).toEqual([])
  })
})

describe('loadPaymentScript', () => {
  it.each([
    'https://js.stripe.com.evil.test/endive/stripe.js',
    'https://js.stripe.test/endive/stripe.js',
    'http://js.stripe.com/endive/stripe.js',
    'https://www.paypal.com/sdk/../evil.js?',
    'data:text/javascript,alert(1)',
  ])('refuses %s', async (url) => {
    await expect(loadPaymentScript(url)).rejects.toThrow('dziesma-payments does not allow')
    expect(scripts()).toEqual([])
  })
})
