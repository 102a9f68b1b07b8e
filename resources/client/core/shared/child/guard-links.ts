import { isSameSite } from '@/core/platform/settings/is-same-site'

import { askParent } from './ask-parent'

/** Made by the page itself: a file to keep, not a way out. */
const OWN_FILES = ['blob:', 'data:']

/** The link that was pressed, if it leads away from the site. */
function wayOut(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && !OWN_FILES.includes(link.protocol) && !isSameSite(link.href) ? link : null
}

/** In a tab of its own, whatever the link says: the music goes on. Mail and telephone belong to the device. */
function follow({ href, protocol }: HTMLAnchorElement): void {
  const isPage = protocol === 'http:' || protocol === 'https:'
  window.open(href, isPage ? '_blank' : '_self', 'noopener,noreferrer')
}

function hold(event: MouseEvent): void {
  const link = wayOut(event.target)
  if (!link) return
  event.preventDefault()
  event.stopPropagation()
  void askParent().then((isParent) => isParent && follow(link))
}

/**
 * Puts the parental gate before every link that leaves the site, whoever wrote it: a menu, an artist, a text of the owner's. Code
 * that leaves the site presses a link too (core/platform/navigation/follow-link). Returns the way to stop.
 */
export function guardLinks(): () => void {
  document.addEventListener('click', hold, { capture: true })
  document.addEventListener('auxclick', hold, { capture: true })
  return () => {
    document.removeEventListener('click', hold, { capture: true })
    document.removeEventListener('auxclick', hold, { capture: true })
  }
}
