import { INTENT_MS } from '@/lib/browser/intent'
import { isDataSaverOn } from '@/lib/browser/preferences'
import { siteRoot } from '@/lib/browser/url'

/** Location in the site; its path starts with a slash and excludes the folder that the site is in. */
export type Place = { pathname: string; search: string }

/** Prefetches a place; the signal aborts it. */
type Prefetch = (place: Place, signal: AbortSignal) => void

/** Not when offline either: older browsers cache a failed import until the page is reloaded. */
const mayPrefetch = (): boolean => navigator.onLine && !isDataSaverOn()

/**
 * Watches all links within the site until the signal aborts: prefetches a link that stays hovered or focused for a
 * moment, and aborts the prefetch when the pointer or focus leaves. `first` is an element that is already hovered.
 */
export function watchLinks(prefetch: Prefetch, signal: AbortSignal, first?: Element): void {
  let current: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let visit = new AbortController()

  function leave(): void {
    clearTimeout(timer)
    visit.abort()
    current = null
  }

  function approach(target: EventTarget | null): void {
    const link = target instanceof Element ? target.closest('a') : null
    if (link === current) return
    leave()
    const place = link && mayPrefetch() && placeOf(link)
    if (!place) return
    current = link
    visit = new AbortController()
    timer = setTimeout(prefetch, INTENT_MS, place, visit.signal)
  }

  const handleHover = ({ target }: Event) => approach(target)

  /** After a click the running prefetch must not be aborted; the screen requests the rest itself. */
  function follow(): void {
    clearTimeout(timer)
    visit = new AbortController()
  }

  // A touch fires pointerover; the browser fires pointercancel when it becomes a scroll.
  const listeners = { pointerover: handleHover, focusin: handleHover, pointercancel: leave, click: follow }
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener, { passive: true, signal })
  signal.addEventListener('abort', leave)
  if (first) approach(first)
}

/** Place of a link within the site and this window; null for all other links, and for one to the current page. */
function placeOf(link: HTMLAnchorElement): Place | null {
  const root = siteRoot()
  const isOurs = link.origin === root.origin && link.pathname.startsWith(root.pathname)
  const { pathname, search } = window.location
  const isHere = link.pathname === pathname && link.search === search
  if (!isOurs || isHere || !link.hasAttribute('href') || link.target || link.hasAttribute('download')) return null
  return { pathname: link.pathname.slice(root.pathname.length - 1), search: link.search }
}
