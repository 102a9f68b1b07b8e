/*
 * Runs when it is imported, before the entry's other modules: their evaluation and the parsing of the data take a slow
 * tablet as long as these requests.
 */
import { decodeEmbedded } from '@/core/platform/bootstrap/embedded-bootstrap'
import { element } from '@/lib/browser/element'
import { isWide } from '@/lib/browser/wide'

import { preloadChunks } from './preload-chunks'

/** Data as the server may send it, not parsed yet: a wrong guess only costs a request. */
type Raw = {
  user?: unknown
  settings?: { asset_url?: unknown; branding?: Partial<Record<string, unknown>> }
}

/** Preloads the logo, the first content of most pages, in the mode that the server has rendered the page in. */
function preloadLogo({ settings }: Raw): void {
  const name = document.documentElement.classList.contains('dark') ? 'logo_light' : 'logo_dark'
  const { branding } = settings ?? {}
  const logo = (!isWide() && branding?.[`${name}_mobile`]) || branding?.[name]
  // Embedded pages may have no logo, and a child's page requests none of another host.
  if (typeof logo !== 'string' || settings?.asset_url || window.parent !== window) return
  const { href, origin } = new URL(logo, document.baseURI)
  if (origin !== window.location.origin) return
  document.head.append(Object.assign(element('link', ''), { rel: 'preload', as: 'image', href }))
}

try {
  const data = (decodeEmbedded() ?? {}) as Raw
  preloadLogo(data)
  // Most screens of a member are the player's.
  if (data.user) preloadChunks('player')
} catch {
  // Unreadable data: readBootstrap reports it.
}
