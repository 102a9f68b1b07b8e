// Separate chunk: everything that contains code of Stripe.
export { CardForm } from './card-form'
export { connectStripe } from './load-stripe'
