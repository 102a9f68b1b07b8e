import { isSameSite } from '@/core/platform/settings/is-same-site'

import { askParent } from './ask-parent'

/** Protocols of files that the page itself generates for download. */
const GENERATED_FILES = ['blob:', 'data:']

/** Returns the clicked link if it leaves the site. */
function externalLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && !GENERATED_FILES.includes(link.protocol) && !isSameSite(link.href) ? link : null
}

/** Opens a page in a new tab, so that the music keeps playing; mail and phone links open in their apps. */
function follow({ href, protocol }: HTMLAnchorElement): void {
  const isPage = protocol === 'http:' || protocol === 'https:'
  window.open(href, isPage ? '_blank' : '_self', 'noopener,noreferrer')
}

function intercept(event: MouseEvent): void {
  const link = externalLink(event.target)
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  void askParent().then((isParent) => isParent && follow(link))
}

/**
 * Puts the parental gate before every link that leaves the site, including those in user-written HTML. Code that
 * leaves the site clicks a link too (core/platform/navigation/follow-link). Returns a function that removes the
 * listeners.
 */
export function guardLinks(): () => void {
  document.addEventListener('click', intercept, { capture: true })
  document.addEventListener('auxclick', intercept, { capture: true })
  return () => {
    document.removeEventListener('click', intercept, { capture: true })
    document.removeEventListener('auxclick', intercept, { capture: true })
  }
}
