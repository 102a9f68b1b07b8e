import { queryOptions } from '@tanstack/react-query'

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
