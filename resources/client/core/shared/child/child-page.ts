import { getBootstrap, subscribeBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isChildProfile } from '@/core/platform/session/permissions'
import { isSameSite } from '@/lib/browser/safe-url'
import { parseUrl, siteRoot } from '@/lib/browser/url'

import { askParent } from './ask-parent'
import { CHILD_MODE } from './child-mode'

/**
 * Starts child mode before the first render: larger sizes, no third-party requests, the parental gate on external
 * links. A Content Security Policy cannot be lifted, so the page reloads when the child signs out or another user
 * signs in. Returns a function that stops it.
 */
export function startChildPage(reload = () => window.location.reload()): () => void {
  document.documentElement.classList.add(CHILD_MODE)
  const stops = [
    blockThirdParties(),
    guardLinks(),
    // Deferred until the redirect that follows has changed the URL.
    subscribeBootstrap((next) => !isChildProfile(next) && setTimeout(reload)),
    () => document.documentElement.classList.remove(CHILD_MODE),
  ]
  return () => stops.forEach((stop) => stop())
}

/**
 * Returns the origins a child's page may load from besides its own: those of the site's files, and those its owner
 * has added.
 */
function allowedOrigins(): string[] {
  const { base_url, asset_url, family } = getBootstrap().settings
  const urls = [base_url, asset_url, ...(family.child_hosts ?? '').split(/\s+/)]
  const origins = urls.flatMap((url) => (url && parseUrl(withScheme(url), siteRoot())?.origin) || [])
  return [...new Set(origins)].filter((origin) => origin.startsWith('http'))
}

/** Adds the scheme when the owner has entered only a host. */
const withScheme = (url: string): string => (/^[\w-]+(\.[\w-]+)+(:\d+)?$/.test(url) ? `https://${url}` : url)

/**
 * Returns the Content Security Policy of a child's page. It does not restrict media, since the owner may host the
 * music anywhere, nor `connect-src`, since code that would call third parties is not started for a child.
 */
export function childPolicy(): string {
  const own = ["'self'", ...allowedOrigins()].join(' ')
  return [
    `img-src ${own} data: blob:`,
    `font-src ${own} data:`,
    `style-src ${own} 'unsafe-inline'`,
    `script-src ${own}`,
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
  ].join('; ')
}

/**
 * Makes the browser block third-party content on a child's page, such as embedded images, videos, ads and trackers.
 * Returns a function that removes the `<meta>`; the policy itself stays in force until the page is reloaded.
 */
function blockThirdParties(): () => void {
  const policy = document.createElement('meta')
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = childPolicy()
  document.head.append(policy)
  return () => policy.remove()
}

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
function guardLinks(): () => void {
  document.addEventListener('click', intercept, { capture: true })
  document.addEventListener('auxclick', intercept, { capture: true })
  return () => {
    document.removeEventListener('click', intercept, { capture: true })
    document.removeEventListener('auxclick', intercept, { capture: true })
  }
}
