import { queryOptions } from '@tanstack/react-query'

import { queryClient } from '@/core/platform/api/query-client'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'

import { type IntentLookup, lookUpIntent } from './intent'

/**
 * Stripe for a public key with the form that uses it: loads their code and Stripe's script, once for each key. A query, not
 * `loadOnce`: form, payment and billing share its state, and the form shows a failure with a retry.
 */
export const stripeQuery = (publicKey: string) =>
  queryOptions({
    queryKey: ['stripe', publicKey],
    queryFn: async () => {
      const { CardForm, connectStripe } = await import('./stripe-part')
      return { CardForm, stripe: await connectStripe(publicKey) }
    },
    staleTime: Infinity,
    retry: false,
    // The objects are Stripe's, not data to compare.
    structuralSharing: false,
    meta: { handlesErrors: true },
  })

/** Loads Stripe and requests an intent; never throws. Unknown while the site has no key for Stripe. */
export async function fetchIntent(secret: string): Promise<IntentLookup> {
  const publicKey = getBootstrap().settings.billing.stripe_public_key
  if (!publicKey) return { kind: 'unknown' }
  const loaded = await queryClient.fetchQuery(stripeQuery(publicKey)).catch(() => undefined)
  return loaded ? lookUpIntent(loaded.stripe, secret) : { kind: 'unreachable' }
}
