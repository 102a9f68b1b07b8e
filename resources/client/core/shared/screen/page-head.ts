// Separate chunk: loaded by `usePageMeta`.
import { allowedTag, canonicalTag, type HeadTag, isRepeatable, metaTag, tagKey, titleIn } from './head/allowed-tags'
import { headElement } from './head/head-element'
import { parseSeo, type ServerTag } from './head/parse-seo'

/** Longest description in characters, about as much as search engines show. */
export const MAX_DESCRIPTION_LENGTH = 160

/** Metadata of a page, with absolute URLs; without `url` it describes the site. */
export type PageHead = {
  title?: string | undefined
  description?: string | null | undefined
  /** The server's tags, from the `seo` of its response; each takes precedence over the client's. */
  seo?: unknown
  type?: string | undefined
  url?: string | undefined
  image?: string | undefined
  /** Keeps search engines from listing the page: the client knows that it does not exist. */
  isMissing?: boolean | undefined
  /** Description of the site, for pages without one. */
  site: string
}

/** Replaces the metadata in `<head>`, including the server's, for search engines and link previews. */
export function writePageHead({ seo, ...page }: PageHead): void {
  const served = parseSeo(seo)
  const title = writeTitle(served)
  const serverTags = unique(served.map(allowedTag).filter((tag) => tag !== undefined))
  const keys = new Set(serverTags.map(({ key }) => key))
  const description = serverTags.find(({ key }) => key === 'description')?.attributes['content'] ?? page.description
  const own = ownTags({ ...page, ...(title && page.title && { title }), description })
  replaceTags([...own.filter(({ key }) => !keys.has(key)), ...serverTags])
}

/** Sets the title of the tab to the server's, where its tags have one. */
export function writeTitle(tags: readonly ServerTag[]): string | undefined {
  const title = titleIn(tags)
  if (title !== undefined) document.title = title
  return title
}

/** Sets the title of the tab from the `seo` of a response, and leaves the rest of the head to the server. */
export const writeSeoTitle = (seo: unknown): void => void writeTitle(parseSeo(seo))

function ownTags({ title, description, type, url, image, isMissing, site }: Omit<PageHead, 'seo'>): HeadTag[] {
  const text = shorten(description ?? '') || site
  const values = {
    description: text,
    'og:title': title,
    'og:description': text,
    'og:type': type,
    'og:url': url,
    'og:image': image,
    robots: isMissing ? 'noindex' : undefined,
  }
  const tags = Object.entries(values).flatMap(([key, value]) => (value ? [metaTag(key, value)] : []))
  return url === undefined ? tags : [...tags, canonicalTag(url)]
}

/** Drops all but the first tag of each key that a page has once. */
const unique = (tags: readonly HeadTag[]): HeadTag[] =>
  tags.filter(({ key }, index) => isRepeatable(key) || tags.findIndex((other) => other.key === key) === index)

/** Returns a single line, truncated between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}

const KEPT_TAGS = '[data-keep="true"]'

/** Makes these the head's only tags of the keys that the client manages; those with `data-keep` stay as they are. */
function replaceTags(tags: readonly HeadTag[]): void {
  const managed = [...document.head.querySelectorAll('meta, link, script')].filter((element) => keyOf(element))
  const keptKeys = new Set(managed.filter((element) => element.matches(KEPT_TAGS)).map(keyOf))
  const newElements = tags.filter(({ key }) => !keptKeys.has(key)).map(headElement)
  for (const element of managed.filter((other) => !other.matches(KEPT_TAGS))) {
    const same = newElements.findIndex((other) => other.isEqualNode(element))
    if (same === -1) element.remove()
    else newElements.splice(same, 1)
  }
  document.head.append(...newElements)
}

const keyOf = (element: Element): string | undefined =>
  tagKey(element.localName, (name) => element.getAttribute(name) ?? undefined)
