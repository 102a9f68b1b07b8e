import { INTENT_MS } from '@/lib/browser/intent'
import { savesData } from '@/lib/browser/saves-data'
import { siteRoot } from '@/lib/browser/site-root'

/** A place in the site: its path begins with a slash and does not name the folder that the site is in. */
export type Place = { pathname: string; search: string }

/** Fetches what a place needs; the signal gives it up. */
export type FetchAhead = (place: Place, signal: AbortSignal) => void

/** Not without a connection either: older browsers remember a failed import until the page is reloaded. */
const mayPrefetch = (): boolean => navigator.onLine && !savesData()

/**
 * Watches every link to a page of the site, until the signal ends it: what stays on one for a moment has its place fetched, what goes
 * on gives it up. `first` is neared already.
 */
export function watchLinks(fetchAhead: FetchAhead, signal: AbortSignal, first?: Element): void {
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
    timer = setTimeout(fetchAhead, INTENT_MS, place, visit.signal)
  }

  const near = ({ target }: Event) => approach(target)

  /** Whoever follows the link wants it all: what is on its way is not given up any more, the rest is the screen's to ask for. */
  function follow(): void {
    clearTimeout(timer)
    visit = new AbortController()
  }

  // A finger "enters" what it touches; when it goes on to scroll, the browser cancels it.
  const listeners = { pointerover: near, focusin: near, pointercancel: leave, click: follow }
  for (const [type, listener] of Object.entries(listeners))
    document.addEventListener(type, listener, { passive: true, signal })
  signal.addEventListener('abort', leave)
  if (first) approach(first)
}

/** Where a link leads within the site and this window; null for every other link, and for one that leads here. */
function placeOf(link: HTMLAnchorElement): Place | null {
  const root = siteRoot()
  const isOurs = link.origin === root.origin && link.pathname.startsWith(root.pathname)
  const { pathname, search } = window.location
  const isHere = link.pathname === pathname && link.search === search
  if (!isOurs || isHere || !link.hasAttribute('href') || link.target || link.hasAttribute('download')) return null
  return { pathname: link.pathname.slice(root.pathname.length - 1), search: link.search }
}
