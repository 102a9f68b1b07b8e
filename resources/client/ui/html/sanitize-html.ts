import DOMPurify from 'dompurify'

import { parseUrl } from '@/lib/browser/url'

const TEXT = 'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'
const BLOCKS = 'blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr img li ol p pre ul'
const TABLES = 'caption col colgroup table tbody td tfoot th thead tr'

/** Allowed elements of untrusted HTML: text content only, no scripts, frames, forms or overlays. */
export const allowedTags: readonly string[] = `${TEXT} ${BLOCKS} ${TABLES}`.split(' ')

/** Allowed attributes of untrusted HTML; not `class`, because our classes could stretch a link over the whole page. */
export const allowedAttributes: readonly string[] =
  'alt colspan datetime dir headers height href hreflang lang reversed rel rowspan scope span src start target title width'.split(
    ' ',
  )

/** Allowed protocols of links in untrusted HTML. */
export const allowedProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']

const isWeb = (protocol: string | undefined) => protocol === 'http:' || protocol === 'https:'

/** Resolves a link's URL; undefined if invalid, and for `//host`, which looks like a path of this site. */
function targetOf(href: string): URL | undefined {
  const url = parseUrl(href, document.baseURI)
  const namesItsHost = parseUrl(href) !== undefined || url?.host === new URL(document.baseURI).host
  return namesItsHost ? url : undefined
}

/** Returns the protocol of a link's URL; undefined if links in untrusted HTML may not have it. */
function safeProtocol(href: string): string | undefined {
  // Sanitized HTML has no ids: a fragment would only lead to the site's home page, against `<base>`.
  const protocol = href.trim().startsWith('#') ? undefined : targetOf(href)?.protocol
  return protocol !== undefined && allowedProtocols.includes(protocol) ? protocol : undefined
}

/** Whether a link in untrusted HTML may have this URL. */
export const isSafeHref = (href: string): boolean => safeProtocol(href) !== undefined

/** An instance of our own: hooks of the shared one would also run for its other users. */
const purifier = DOMPurify(window)

/** Attributes that the last call of `sanitizeHtml` removed from links, which DOMPurify does not list. */
let removedFromLinks: string[] = []

function removeAttribute(link: Element, name: string): void {
  if (link.hasAttribute(name)) removedFromLinks.push(name)
  link.removeAttribute(name)
}

/** Adds `rel="noopener noreferrer"`, removes disallowed URLs, and allows new windows only for http(s) pages. */
function sanitizeLink(link: Element): void {
  const href = link.getAttribute('href')
  const protocol = href === null ? undefined : safeProtocol(href)
  if (protocol === undefined) removeAttribute(link, 'href')
  if (link.getAttribute('target') !== '_blank' || !isWeb(protocol)) removeAttribute(link, 'target')
  link.setAttribute('rel', 'noopener noreferrer')
}

purifier.addHook('afterSanitizeAttributes', (node) => {
  // An image without alternative text is decorative; screen readers would read its file name.
  if (node.localName === 'img' && !node.hasAttribute('alt')) node.setAttribute('alt', '')
  if (node.localName === 'a') sanitizeLink(node)
  else for (const name of ['target', 'rel']) node.removeAttribute(name)
})

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*/gi
const HANDLER = /(?<=[\s/"'])on(?=[a-z]+\s*=)/gi

/** Element that is parsed like `<style>`, and removed with its content, but applies nothing. */
const INERT_STYLE = 'noembed'

/** Element that is parsed like `<base>`, and removed, but moves no link. */
const INERT_BASE = 'basefont'

const inertTag = (tag: string): string =>
  tag
    .replace(HANDLER, 'off')
    .replace(/^<style\b/i, `<${INERT_STYLE}`)
    .replace(/^<base\b/i, `<${INERT_BASE}`)

/**
 * Disables event handlers, style sheets and base URLs before parsing. They would have no effect, but Chromium would
 * report each as a Content Security Policy violation. DOMPurify removes any that this misses.
 */
const inert = (html: string): string => html.replace(TAG, inertTag).replaceAll(/<\/style\b/gi, `</${INERT_STYLE}`)

function purify(html: string | Node, moreTags: readonly string[], moreAttributes: readonly string[]): DocumentFragment {
  removedFromLinks = []
  return purifier.sanitize(typeof html === 'string' ? inert(html) : html, {
    ALLOWED_TAGS: [...allowedTags, ...moreTags],
    ALLOWED_ATTR: [...allowedAttributes, ...moreAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
}

/** Removes everything active from untrusted HTML, or from nodes that were parsed from it. */
export const sanitizeHtml = (html: string | Node): DocumentFragment => purify(html, [], [])

/** Parses untrusted HTML with the styles and classes of its elements. Sanitize the result before showing it. */
export const parseStyled = (html: string): DocumentFragment => purify(html, ['strike'], ['style', 'class'])

/** Elements that the parser adds around a text; DOMPurify removes them too. */
const WRAPPER_TAGS = ['html', 'head', 'body']

/** Names the elements and attributes that {@link sanitizeHtml} removes. */
export function removedMarkup(html: string): string[] {
  // After a text, the parser keeps everything in the body: DOMPurify does not look into the head.
  sanitizeHtml(`.${html}`)
  const names = purifier.removed.map((removed) => {
    if ('element' in removed) {
      const name = removed.element.nodeName.toLowerCase().replace('#', '')
      return name === INERT_STYLE ? 'style' : name
    }
    return removed.attribute?.name.replace(/^off/, 'on') ?? ''
  })
  return [...new Set([...names, ...removedFromLinks])].filter((name) => name !== '' && !WRAPPER_TAGS.includes(name))
}
