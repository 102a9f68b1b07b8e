// Separate chunk: loaded by `usePageMeta`.
/** Longest description in characters, about as much as search engines show. */
export const MAX_DESCRIPTION_LENGTH = 160

/** Metadata of a page, with absolute URLs; without `url` it describes the site. */
export type PageHead = {
  title?: string
  description?: string | null | undefined
  /** The server's tags, from the `seo` of its response; their description takes precedence. */
  seo?: unknown
  type?: string
  url?: string
  image?: string | undefined
  /** Description of the site, for pages without one. */
  site: string
}

/** Replaces the metadata in `<head>`, including the server's, for search engines and link previews. */
export function writePageHead({ seo, site, ...page }: PageHead): void {
  const description = shorten(seoDescription(seo) ?? page.description ?? '') || site
  const { title, type, url, image } = page
  for (const [property, value] of Object.entries({ title, description, type, url, image })) {
    put('meta', ['property', `og:${property}`], ['content', value])
  }
  put('meta', ['name', 'description'], ['content', description])
  put('link', ['rel', 'canonical'], ['href', url])
}

/** Sets the value of the only element with a name, or removes it without a value. */
function put(tag: string, [attribute, name]: [string, string], [key, value]: [string, string | undefined]): void {
  const [existing, ...duplicates] = document.head.querySelectorAll(`${tag}[${attribute}="${name}"]`)
  for (const duplicate of duplicates) duplicate.remove()
  if (value === undefined) return existing?.remove()
  const element = existing ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(attribute, name)
  element.setAttribute(key, value)
}

/** Returns a single line, truncated between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line
  return `${line.slice(0, MAX_DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}

const TAG = /<meta\b[^>]*\bname=["']description["'][^>]*>/i
const CONTENT = /\bcontent=(?:"([^"]*)"|'([^']*)')/i

const entities: Record<string, string> = { amp: '&', quot: '"', '#039': "'", '#39': "'", lt: '<', gt: '>' }

const decode = (text: string): string =>
  text.replace(/&(amp|quot|#0?39|lt|gt);/g, (whole, name: string) => entities[name] ?? whole)

type TagNode = { name?: unknown; content?: unknown }

const isDescription = (tag: unknown): tag is TagNode =>
  typeof tag === 'object' && tag !== null && (tag as TagNode).name === 'description'

/**
 * Returns the description in the server's tags for a page: HTML in one release, a list of tags in another (backend
 * contract, section 11). Undefined without one.
 */
export function seoDescription(seo: unknown): string | undefined {
  if (Array.isArray(seo)) {
    const content = seo.find(isDescription)?.content
    return typeof content === 'string' ? content : undefined
  }
  if (typeof seo !== 'string') return undefined
  const [, double, single] = CONTENT.exec(TAG.exec(seo)?.[0] ?? '') ?? []
  const content = double ?? single
  return content === undefined ? undefined : decode(content)
}
