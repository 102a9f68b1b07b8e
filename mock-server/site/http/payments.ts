import { fileURLToPath } from 'node:url'

import { sessionOf } from '../../backend/backend'
import type { World } from '../../state/world'
import { gatewayCall } from '../payments/gateway-calls'
import { STAND_INS } from '../payments/script-urls'
import type { RouteHandler } from './exchange'
import { staticFiles } from './static-files'

const BUILT = fileURLToPath(new URL('../../../dist-payments', import.meta.url))

/**
 * The authentication page runs its own script, and only pages of the site frame it. Its images are the icon that WebKit
 * requests for any page.
 */
const POLICY =
  "default-src 'none'; img-src 'self'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'self'; frame-ancestors 'self'"

/** Tag of the script that redirects the gateways' scripts to the stand-ins, before the client; none without billing. */
export const paymentTags = ({ db }: World): string =>
  db.settings.billing?.enable ? `<script src="${STAND_INS}redirect.js" defer></script>` : ''

/** Stand-ins of Stripe.js and PayPal's SDK, built by `npm run build:payments`, and their calls. */
export function payments(folder = BUILT): RouteHandler {
  const files = staticFiles(folder)
  return async (exchange) => {
    const { path, request, context, cookies } = exchange
    if (path.startsWith(STAND_INS)) {
      const response = await files({ ...exchange, path: path.slice(STAND_INS.length) })
      response?.headers.set('Content-Security-Policy', POLICY)
      return response
    }
    return gatewayCall({ world: context.world, session: () => sessionOf(context.world, cookies), request, path })
  }
}
