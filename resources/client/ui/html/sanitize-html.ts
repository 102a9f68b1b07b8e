import DOMPurify from 'dompurify'

import { parseUrl } from '@/lib/browser/parse-url'

const TEXT = 'a abbr b bdi bdo br cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'
const BLOCKS = 'blockquote dd div dl dt figcaption figure h1 h2 h3 h4 h5 h6 hr img li ol p pre ul'
const TABLES = 'caption col colgroup table tbody td tfoot th thead tr'

/** Elements that may come from somebody else: what is read, and nothing that runs, loads pages, asks or covers the screen. */
export const allowedTags: readonly string[] = `${TEXT} ${BLOCKS} ${TABLES}`.split(' ')

/** Attributes that may come from somebody else; no `class`, since ours could lay a link over the whole page. */
export const allowedAttributes: readonly string[] =
  'alt colspan datetime dir headers height href hreflang lang reversed rel rowspan scope span src start target title width'.split(
    ' ',
  )

/** Where links may lead. */
export const allowedProtocols: readonly string[] = ['http:', 'https:', 'mailto:', 'tel:']

const isWeb = (protocol: string | undefined) => protocol === 'http:' || protocol === 'https:'

/** Where a link leads; undefined for `//host` too, which would pass for a path of this site. */
function targetOf(href: string): URL | undefined {
  const url = parseUrl(href, document.baseURI)
  const namesItsHost = parseUrl(href) !== undefined || url?.host === new URL(document.baseURI).host
  return namesItsHost ? url : undefined
}

/** A link knows nothing of this page, and a window of its own is for pages of the web alone. */
function tameLink(link: Element): void {
  const href = link.getAttribute('href')
  const protocol = href === null ? undefined : targetOf(href)?.protocol
  if (protocol === undefined || !allowedProtocols.includes(protocol)) link.removeAttribute('href')
  if (link.getAttribute('target') !== '_blank' || !isWeb(protocol)) link.removeAttribute('target')
  link.setAttribute('rel', 'noopener noreferrer')
}

DOMPurify.addHook('afterSanitizeAttributes', (node) => {
  // Without words of its own it is an ornament; its file's name is nothing to be read out.
  if (node.localName === 'img' && !node.hasAttribute('alt')) node.setAttribute('alt', '')
  if (node.localName === 'a') tameLink(node)
  else for (const name of ['target', 'rel']) node.removeAttribute(name)
})

const TAG = /<[a-z](?:"[^"]*"|'[^']*'|[^"'>])*/gi
const HANDLER = /(?<=[\s/"'])on(?=[a-z]+\s*=)/gi

/**
 * Handlers go before the parser meets them: nothing of them could run, but Chromium reports each to the Content Security Policy of the
 * page. What this does not find is removed all the same.
 */
const withoutHandlers = (html: string): string => html.replace(TAG, (tag) => tag.replace(HANDLER, 'off'))

/** HTML as its author meant it to be read, without whatever could do something; as Trusted HTML where the browser has that. */
export const sanitizeHtml = (html: string): TrustedHTML | string =>
  DOMPurify.sanitize(withoutHandlers(html), {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_TRUSTED_TYPE: true,
  })
