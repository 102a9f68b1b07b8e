import { parseUrl } from '@/lib/browser/parse-url'

/** Longest text that is sent, in characters (spec section 9). */
export const TEXT_LIMIT = 250

/** So much of a text is looked at: patterns over anything longer would cost time for what is cut off anyway. */
const READ_LIMIT = 2000

const CUT = '…'

/**
 * Takes out of a text what may be personal: quotations (of a body that is no JSON, of what was typed), addresses,
 * e-mail addresses, tokens, longer numbers. Capped at {@link TEXT_LIMIT} afterwards, so that no half of one is left.
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
  return scrubbed.length > TEXT_LIMIT ? scrubbed.slice(0, TEXT_LIMIT - 1) + CUT : scrubbed
}

/** The part that is looked at, without the word that its end cuts in two. */
const readable = (text: string): string =>
  text.length > READ_LIMIT ? text.slice(0, READ_LIMIT).replace(/\S*$/, '') : text

const RELATIVE = 'https://relative.invalid'

/**
 * An address without what may be personal: query, fragment, credentials, ids, slugs and searched words. Of an address
 * on another host, the host alone.
 */
export function scrubUrl(address: string): string {
  const url = parseUrl(address, RELATIVE)
  if (!url) return CUT
  if (!/^https?:$/.test(url.protocol)) return url.protocol + CUT
  if (url.origin === RELATIVE) return scrubPath(url.pathname)
  return url.origin + (url.origin === window.location.origin ? scrubPath(url.pathname) : `/${CUT}`)
}

/** Where a script lies; an inline one lies at the address of a page. */
export function scrubScriptUrl(address: string): string {
  const url = parseUrl(address)
  if (!url) return '<anonymous>'
  const isScript = /^https?:$/.test(url.protocol) && /\.[mc]?[jt]sx?$/.test(url.pathname)
  return isScript ? url.origin + url.pathname : scrubUrl(address)
}

/** What follows these words was typed or is a secret, whatever it looks like. */
const SECRET_FOLLOWS = new Set(['reset', 'search', 'user', 'join'])
const WORD = /^(?:v\d|[a-z][a-z-]{0,39})$/
const CALL = /(?:^|\/)(?:api\/v1|auth|secure)\//

function scrubPath(path: string): string {
  const isCall = CALL.test(path)
  return path
    .split('/')
    .map((segment, index, segments) => {
      const before = segments[index - 1] ?? ''
      if (segment === '') return ''
      if (SECRET_FOLLOWS.has(before)) return ':text'
      if (!WORD.test(segment)) return ':id'
      // `/artist/7/name`: on a page the word after an id is a name; in a call it is what is done.
      return !isCall && before !== '' && !WORD.test(before) ? ':slug' : segment
    })
    .join('/')
}
