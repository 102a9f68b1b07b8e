/** Thrown where Stripe.js throws for incorrect usage. */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
}
