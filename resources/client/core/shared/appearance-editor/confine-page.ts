import * as z from 'zod/mini'

import { decodeEmbedded } from '@/core/platform/bootstrap/embedded-bootstrap'
import { isSameSite } from '@/lib/browser/safe-url'

/** Keeps a preview to itself: links leave neither the site nor its iframe, and visits are not counted. */
export function confinePage(): () => void {
  disableAnalytics()
  document.addEventListener('click', refuseLink, { capture: true })
  document.addEventListener('auxclick', refuseLink, { capture: true })
  return () => {
    document.removeEventListener('click', refuseLink, { capture: true })
    document.removeEventListener('auxclick', refuseLink, { capture: true })
  }
}

/** Protocols of files that the page itself generates for download. */
const GENERATED_FILES = ['blob:', 'data:']

/** Targets that would replace the editor. */
const AROUND = ['_top', '_parent']

function refuseLink(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const stays = link === null || GENERATED_FILES.includes(link.protocol) || isSameSite(link.href)
  if (stays && !(link && AROUND.includes(link.target))) return
  event.preventDefault()
  event.stopPropagation()
}

const trackedSchema = z.object({ settings: z.object({ analytics: z.object({ tracking_code: z.string() }) }) })

/**
 * Sets the flag that Google's script checks before it sends anything. The server's page contains the script; the client
 * measures nothing.
 */
function disableAnalytics(): void {
  const { data } = trackedSchema.safeParse(decodeEmbedded())
  if (data) Reflect.set(window, `ga-disable-${data.settings.analytics.tracking_code}`, true)
}
