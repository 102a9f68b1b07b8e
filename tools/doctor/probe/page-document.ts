/** A start tag with its attributes, entities decoded. */
export type Tag = { name: string; attributes: Readonly<Record<string, string>>; text: string; at: number }

const TAG = /<!--[\s\S]*?-->|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g
const RAW_TEXT = new Set(['script', 'style', 'title', 'textarea', 'noscript'])

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }
const decodeEntities = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39|#x27);/gi, (_, name: string) => ENTITIES[name.toLowerCase()] ?? '')

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]): [string, string] => [
    name.toLowerCase(),
    decodeEntities(double ?? single ?? bare ?? ''),
  ])
  // The first of two attributes with the same name counts.
  return Object.fromEntries(pairs.toReversed())
}

/** Scans the start tags of an HTML page; `text` is the content of scripts and other raw text elements. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = []
  TAG.lastIndex = 0
  for (let found = TAG.exec(html); found; found = TAG.exec(html)) {
    const [whole, bareName, attributes = ''] = found
    if (bareName === undefined) continue
    const name = bareName.toLowerCase()
    const start = found.index + whole.length
    const end = RAW_TEXT.has(name) ? endOf(html, name, start) : start
    tags.push({ name, attributes: attributesOf(attributes), text: html.slice(start, end), at: found.index })
    TAG.lastIndex = end
  }
  return tags
}

function endOf(html: string, name: string, start: number): number {
  const end = html.slice(start).search(new RegExp(`</${name}[\\s>]`, 'i'))
  return end === -1 ? html.length : start + end
}

/** The parts of a page that matter to the client. */
export type PageDocument = {
  tags: readonly Tag[]
  /** The tag that sets the base, the URL that it names, and that folder on the page's own host, for relative URLs. */
  base: { tag: Tag | undefined; named: URL; url: URL }
  language: string | undefined
}

/** Reads a page that was loaded from a URL. */
export function readDocument(html: string, url: URL): PageDocument {
  const tags = tagsOf(html)
  const tag = tags.find(({ name, attributes }) => name === 'base' && attributes['href'] !== undefined)
  const href = tag?.attributes['href'] ?? ''
  const named = URL.canParse(href, url) ? new URL(href, url) : url
  return {
    tags,
    // A wrong host is one finding: all else is checked as if it were right.
    base: { tag, named, url: new URL(named.pathname + named.search, url) },
    language: tags.find(({ name }) => name === 'html')?.attributes['lang'],
  }
}

/** Attribute with the URL of a file that the tag loads; undefined for tags that load none. */
export function loadedUrl({ name, attributes }: Tag, base: URL): URL | undefined {
  const loads = name === 'script' || name === 'img' || name === 'iframe' || name === 'audio' || name === 'video'
  const links =
    name === 'link' && /\b(?:stylesheet|modulepreload|preload|icon|manifest)\b/.test(attributes['rel'] ?? '')
  const text = loads ? attributes['src'] : links ? attributes['href'] : undefined
  return text && URL.canParse(text, base) ? new URL(text, base) : undefined
}

/** Scripts with a URL, in the order of the page. */
export const scriptsOf = ({ tags, base }: PageDocument) =>
  tags.flatMap((tag) => {
    const url = tag.name === 'script' ? loadedUrl(tag, base.url) : undefined
    return url ? [{ tag, url }] : []
  })
