import { parseUrl, siteRoot } from '@/lib/browser/url'

import type { ServerTag } from './parse-seo'

/** A tag that may be written into the page's head. */
export type HeadTag = {
  tag: 'meta' | 'link' | 'script'
  /** Names the tag; those of a key that is not repeatable replace each other. */
  key: string
  attributes: Readonly<Record<string, string>>
  text?: string
}

/** Longest value of a tag, and longest structured data, in characters. */
const MAX_CONTENT = 2000
const MAX_DATA = 50_000

const META_NAMES = ['description', 'keywords', 'author', 'robots']
const VOCABULARY = /^(?:og|twitter|music|article|profile)(?::[a-z0-9_]+)+$/
/** Directives for crawlers: `noindex, max-snippet:20`. */
const ROBOTS = /^[\w\s,:-]+$/

/** Meta keys whose value is the page's own URL, or the URL of a file. */
const OWN_URL = /^(?:og|twitter):url$/
const FILE_URL = /^(?:og|twitter):(?:image|audio|video|player)(?::(?:url|secure_url|src|stream))?$/

/** Keys that a page may have several of; structured data is one of them. */
const REPEATABLE = /^(?:og:(?:image|audio|video|locale:alternate)|music:|article:tag|profile:|ld\+json)/

/** Whether a page can have several tags of this key. */
export const isRepeatable = (key: string): boolean => REPEATABLE.test(key)

/** Creates a `<meta>`; its attribute is `name` for HTML's and Twitter's vocabularies, and `property` for RDFa's. */
export const metaTag = (key: string, content: string): HeadTag => ({
  tag: 'meta',
  key,
  attributes: { [META_NAMES.includes(key) || key.startsWith('twitter:') ? 'name' : 'property']: key, content },
})

/** Creates the link to the page's canonical URL. */
export const canonicalTag = (href: string): HeadTag => ({
  tag: 'link',
  key: 'canonical',
  attributes: { rel: 'canonical', href },
})

const CANONICAL = 'canonical'
const DATA = 'application/ld+json'

const clean = (text: string | undefined): string => text?.trim().toLowerCase() ?? ''

/** Key of a tag that the client manages, from its attributes; undefined for all others, such as `viewport`. */
export function tagKey(name: string, attribute: (name: string) => string | undefined): string | undefined {
  if (name === 'link') return clean(attribute('rel')) === CANONICAL ? CANONICAL : undefined
  if (name === 'script') return clean(attribute('type')) === DATA ? 'ld+json' : undefined
  if (name !== 'meta' || attribute('http-equiv') !== undefined) return undefined
  const key = clean(attribute('property') ?? attribute('name'))
  return META_NAMES.includes(key) || VOCABULARY.test(key) ? key : undefined
}

/** Returns a tag of the server as it may be written; undefined for all that could act, load or mislead. */
export function allowedTag({ name, attributes, text }: ServerTag): HeadTag | undefined {
  const key = tagKey(name, (attribute) => attributes.get(attribute))
  if (key === undefined) return undefined
  if (name === 'script') return dataTag(text)
  if (name === 'meta') return allowedMeta(key, attributes.get('content')?.trim() ?? '')
  const href = ownUrl(attributes.get('href') ?? '')
  return href === undefined ? undefined : canonicalTag(href)
}

function allowedMeta(key: string, content: string): HeadTag | undefined {
  if (content === '' || content.length > MAX_CONTENT) return undefined
  const value = allowedContent(key, content)
  return value === undefined ? undefined : metaTag(key, value)
}

function allowedContent(key: string, content: string): string | undefined {
  if (OWN_URL.test(key)) return ownUrl(content)
  if (FILE_URL.test(key)) return webUrl(content)?.href
  if (key === 'robots' && !ROBOTS.test(content)) return undefined
  return content
}

/** Parses structured data and serializes it again, so that only JSON remains. */
function dataTag(text: string): HeadTag | undefined {
  if (text.length > MAX_DATA) return undefined
  try {
    const data: unknown = JSON.parse(text)
    if (typeof data !== 'object' || data === null) return undefined
    const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
    return { tag: 'script', key: 'ld+json', attributes: { type: DATA }, text: json }
  } catch {
    return undefined
  }
}

function webUrl(candidate: string): URL | undefined {
  const url = parseUrl(candidate.trim(), siteRoot())
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}

const bareHost = ({ host }: URL): string => host.replace(/^www\./, '')

/** An http(s) URL of this host, with or without `www.`: a foreign one would credit the page to another site. */
function ownUrl(candidate: string): string | undefined {
  const url = candidate.trim() === '' ? undefined : webUrl(candidate)
  const isOwn = url && bareHost(url) === bareHost(siteRoot()) && url.username === '' && url.password === ''
  return isOwn ? url.href : undefined
}

/** Title in the server's tags; undefined without one. */
export function titleIn(tags: readonly ServerTag[]): string | undefined {
  const text = tags
    .find(({ name }) => name === 'title')
    ?.text.replaceAll(/\s+/g, ' ')
    .trim()
  return text ? text.slice(0, MAX_CONTENT) : undefined
}
