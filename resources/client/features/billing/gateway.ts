import type { Subscription } from '@/contract/shapes/subscription-schema'

/** Whether the user pays through PayPal, which stores the payment method. */
export const isPaypal = ({ gateway_name }: Pick<Subscription, 'gateway_name'>): boolean => gateway_name === 'paypal'

/** Whether the user pays with a card that Stripe stores. */
export const isStripe = ({ gateway_name }: Pick<Subscription, 'gateway_name'>): boolean => gateway_name === 'stripe'

/** PayPal's page where users change how they pay, or stop payments. */
export const PAYPAL_PAYMENTS_URL = 'https://www.paypal.com/myaccount/autopay/'
