/** A tag as the server wrote it, before anything is allowed. */
export type ServerTag = {
  /** Lower-case name: `meta`. */
  name: string
  /** Values by lower-case name, with character references decoded. */
  attributes: ReadonlyMap<string, string>
  text: string
}

/** Longer HTML, and more tags, are ignored. */
const MAX_LENGTH = 100_000
const MAX_TAGS = 200

/**
 * Reads the tags that the server sends for a page's head: HTML, or a list of objects in release A (backend contract,
 * section 10). A scanner instead of DOMParser, which Trusted Types reserve for the sanitizer; nothing is ever created
 * from the HTML itself.
 */
export function parseSeo(seo: unknown): ServerTag[] {
  if (Array.isArray(seo)) return seo.slice(0, MAX_TAGS).flatMap(fromObject)
  return typeof seo === 'string' ? fromHtml(seo.slice(0, MAX_LENGTH)) : []
}

function fromObject(node: unknown): ServerTag[] {
  if (typeof node !== 'object' || node === null) return []
  const texts = Object.entries(node).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const fields = new Map(texts.map(([name, value]) => [name.toLowerCase(), value]))
  // A list of releases without `nodeName` contains only meta tags.
  const name = fields.get('nodename')?.toLowerCase() ?? 'meta'
  return [{ name, attributes: fields, text: fields.get('_text') ?? '' }]
}

/** A comment, or a start tag with its attributes. */
const TAG = /<!--[\s\S]*?(?:-->|$)|<([a-z]+)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi
const ATTRIBUTE = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g

/** Elements whose content the HTML parser takes as text up to the end tag. */
const TEXT_ELEMENTS = 'title script style noscript template textarea iframe xmp noembed noframes'.split(' ')

function fromHtml(html: string): ServerTag[] {
  const tags: ServerTag[] = []
  TAG.lastIndex = 0
  for (let found = TAG.exec(html); found && tags.length < MAX_TAGS; found = TAG.exec(html)) {
    const [, written, attributes = ''] = found
    if (written === undefined) continue
    const name = written.toLowerCase()
    let text = ''
    if (TEXT_ELEMENTS.includes(name)) {
      const end = endOf(name, html, TAG.lastIndex)
      if (end < 0) break
      text = html.slice(TAG.lastIndex, end)
      TAG.lastIndex = end
    }
    tags.push({ name, attributes: attributesOf(attributes), text: name === 'title' ? decode(text) : text })
  }
  return tags
}

/** Position of an element's end tag; -1 without one. */
function endOf(name: string, html: string, from: number): number {
  const end = new RegExp(`</${name}[\\s/>]`, 'gi')
  end.lastIndex = from
  return end.exec(html)?.index ?? -1
}

function attributesOf(written: string): Map<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, unquoted] of written.matchAll(ATTRIBUTE)) {
    const key = name.toLowerCase()
    // Like the HTML parser: the first of two attributes with the same name counts.
    if (!attributes.has(key)) attributes.set(key, decode(double ?? single ?? unquoted ?? ''))
  }
  return attributes
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', apos: "'", lt: '<', gt: '>', nbsp: '\u00A0' }

/** Decodes the character references that escaping produces; others stay as they are. */
const decode = (text: string): string =>
  text.replace(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(amp|quot|apos|lt|gt|nbsp));/gi,
    (whole, hex?: string, decimal?: string, name?: string) =>
      name ? (ENTITIES[name.toLowerCase()] ?? whole) : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff

const character = (code: number): string =>
  code === 0 || code > 0x10ffff || isSurrogate(code) ? '\uFFFD' : String.fromCodePoint(code)
