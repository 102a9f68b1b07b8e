import { parseUrl } from '@/lib/browser/url'

/** Maximum length of a text that is sent, in characters (spec section 9). */
export const MAX_SCRUBBED_LENGTH = 250

/** Maximum length in characters that the patterns run over: the rest would be cut off anyway. */
const MAX_READ_LENGTH = 2000

const CUT = '…'

/**
 * Removes potentially personal data from a text: quotations (of invalid JSON, of user input), URLs, email addresses,
 * tokens and long numbers. Capped at {@link MAX_SCRUBBED_LENGTH} afterwards, so that no partial one remains.
 */
export function scrubText(text: string): string {
  const scrubbed = readable(text)
    .replace(/["“„«](?:.*["“”»]|.*$)/s, `"${CUT}"`)
    .replace(/\b(?:data|mailto|tel):\S*/gi, CUT)
    .replace(/\b[a-z][a-z+.-]*:\/\/[^\s'<>()]+/gi, scrubUrl)
    .replace(/(?<![\w.:/])\/[^\s'<>()]+/g, scrubUrl)
    .replace(/\?[^\s?=]+=\S*/g, `?${CUT}`)
    .replace(/\S+(?:@|%40)\S+/gi, '[email]')
    .replace(/(?=[\w+=|-]*\d)[\w+=|-]{16,}/g, '[token]')
    .replace(/\+?\d[\d\s().-]{3,}\d/g, '[number]')
  return scrubbed.length > MAX_SCRUBBED_LENGTH ? scrubbed.slice(0, MAX_SCRUBBED_LENGTH - 1) + CUT : scrubbed
}

/** The start of the text, without a partial last word. */
const readable = (text: string): string =>
  text.length > MAX_READ_LENGTH ? text.slice(0, MAX_READ_LENGTH).replace(/\S*$/, '') : text

const RELATIVE = 'https://relative.invalid'

/**
 * Removes potentially personal parts from a URL: query, fragment, credentials, ids, slugs and search terms. Keeps only
 * the host of a URL on another host.
 */
export function scrubUrl(value: string): string {
  const url = parseUrl(value, RELATIVE)
  if (!url) return CUT
  if (!/^https?:$/.test(url.protocol)) return url.protocol + CUT
  if (url.origin === RELATIVE) return scrubPath(url.pathname)
  return url.origin + (url.origin === window.location.origin ? scrubPath(url.pathname) : `/${CUT}`)
}

/** Scrubs the URL of a script in a stack trace; that of an inline script is the page's URL. */
export function scrubScriptUrl(value: string): string {
  const url = parseUrl(value)
  if (!url) return '<anonymous>'
  const isScript = /^https?:$/.test(url.protocol) && /\.[mc]?[jt]sx?$/.test(url.pathname)
  return isScript ? url.origin + url.pathname : scrubUrl(value)
}

/** The segment after these words is user input or a secret. */
const SECRET_FOLLOWS = new Set(['reset', 'search', 'user', 'join'])
const WORD = /^(?:v\d|[a-z][a-z-]{0,39})$/
const API_PATH = /(?:^|\/)(?:api\/v1|auth|secure)\//

function scrubPath(path: string): string {
  const isApiPath = API_PATH.test(path)
  return path
    .split('/')
    .map((segment, index, segments) => {
      const before = segments[index - 1] ?? ''
      if (segment === '') return ''
      if (SECRET_FOLLOWS.has(before)) return ':text'
      if (!WORD.test(segment)) return ':id'
      // `/artist/7/name`: after an id, a page's segment is a name, an API path's segment an action.
      return !isApiPath && before !== '' && !WORD.test(before) ? ':slug' : segment
    })
    .join('/')
}
