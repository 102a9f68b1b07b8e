/** A payment gateway whose script runs in the page, or the mock's stand-ins, which frame a page of the mock. */
export type PaymentGateway = 'stripe' | 'paypal' | 'stand-ins'

type Sources = { scripts: string[]; frames: string[]; connections: string[]; images: string[] }

const STRIPE = ['https://js.stripe.com', 'https://*.js.stripe.com']
const PAYPAL = ['https://*.paypal.com', 'https://*.paypalobjects.com']

/** Hosts that docs.stripe.com/security/guide and developer.paypal.com/sdk/js/best-practices document. */
const GATEWAYS: Readonly<Record<PaymentGateway, Sources>> = {
  stripe: {
    scripts: STRIPE,
    frames: [...STRIPE, 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
    images: [],
  },
  paypal: { scripts: PAYPAL, frames: PAYPAL, connections: PAYPAL, images: PAYPAL },
  'stand-ins': { scripts: [], frames: ["'self'"], connections: [], images: [] },
}

/** Sources of the gateways by directive, each after a space, and the policy that creates their script URLs. */
export function paymentSources(gateways: readonly PaymentGateway[] = []) {
  const join = (kind: keyof Sources): string =>
    gateways
      .flatMap((gateway) => GATEWAYS[gateway][kind])
      .map((source) => ` ${source}`)
      .join('')
  return {
    scripts: join('scripts'),
    frames: join('frames'),
    connections: join('connections'),
    images: join('images'),
    policies: gateways.length > 0 ? ' dziesma-payments' : '',
  }
}
