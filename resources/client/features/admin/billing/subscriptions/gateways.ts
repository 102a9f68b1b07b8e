import type { Subscription } from '@/contract/shapes/subscription-schema'
import { translate, type TranslationKey } from '@/core/platform/i18n/use-translation'

/** Payment gateways by their names on the wire (backend contract, section 4.3). */
export const gateways: Readonly<Record<string, TranslationKey>> = {
  stripe: 'Stripe',
  paypal: 'PayPal',
  none: 'Granted by an administrator',
}

/** Name of the gateway that charges a subscription; an unknown one as the server spells it. */
export function gatewayName({ gateway_name }: Subscription): string {
  const name = gateway_name ?? 'none'
  const known = Object.hasOwn(gateways, name) ? gateways[name] : undefined
  return known ? translate(known) : name
}
