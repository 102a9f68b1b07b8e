import type { RouteHandler } from './exchange'
import { pages, type PagesOptions } from './pages'

const PATH = 'mock/uploads'

/** Page to try every upload transport by hand, whatever the settings, under the site's CSP. */
export function uploadsPage(options: PagesOptions): RouteHandler {
  const serve = pages({ ...options, alwaysUploads: true, frameAncestors: 'none' })
  return (exchange) => (exchange.path === PATH ? serve(exchange) : undefined)
}
