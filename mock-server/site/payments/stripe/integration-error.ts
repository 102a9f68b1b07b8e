/** Thrown where Stripe.js throws: the site calls it wrongly. */
export class IntegrationError extends Error {
  override name = 'IntegrationError'
}
