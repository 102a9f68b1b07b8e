// Separate chunk: loads after the first screen.
import * as z from 'zod/mini'

import { storedForSession } from '@/core/platform/session/session-storage'
import { scrollWhenTall } from '@/lib/browser/scroll-when-tall'

const schema = z.object({ url: z.string(), top: z.number() })

/** Position of the window, in pixels, as the page was unloaded. */
const unloaded = () => storedForSession({ key: 'reload-position', schema })

/**
 * Keeps the window's position over a reload: browsers restore it before the page is tall enough. Returns a stop
 * function.
 */
export function keepReloadPosition(): () => void {
  const top = topAfterReload()
  const stopScroll = top > 0 ? scrollWhenTall(top) : undefined
  const store = () => unloaded().write({ url: window.location.href, top: window.scrollY })
  window.addEventListener('pagehide', store)
  return () => {
    stopScroll?.()
    window.removeEventListener('pagehide', store)
  }
}

/** Where a reloaded page was scrolled to; 0 for a new visit, and for an anchor, to which the browser scrolls. */
function topAfterReload(): number {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { href, hash } = window.location
  if (entry?.type === 'navigate' || hash !== '') return 0
  const stored = unloaded().read()
  return stored?.url === href ? stored.top : 0
}
