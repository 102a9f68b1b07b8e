/** Folder of the stand-ins' scripts and the authentication page, within the site. */
export const STAND_INS = 'mock/payments/'

const STRIPE = /^https:\/\/js\.stripe\.com\/(v3\/?|[a-z]+\/stripe\.js)$/
const PAYPAL = /^https:\/\/www\.(sandbox\.)?paypal\.com\/sdk\/js$/

/** Returns the stand-in's path within the site for a gateway's script URL, with its query; undefined for other URLs. */
export function standInPath(url: string): string | undefined {
  const [address = '', query] = url.split('?')
  const name = (STRIPE.test(address) && 'stripe') || (PAYPAL.test(address) && 'paypal')
  return name ? `${STAND_INS}${name}.js${query === undefined ? '' : `?${query}`}` : undefined
}
