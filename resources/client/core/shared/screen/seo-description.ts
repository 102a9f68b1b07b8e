const TAG = /<meta\b[^>]*\bname=["']description["'][^>]*>/i
const CONTENT = /\bcontent=(?:"([^"]*)"|'([^']*)')/i

const entities: Record<string, string> = { amp: '&', quot: '"', '#039': "'", '#39': "'", lt: '<', gt: '>' }

const decode = (text: string): string =>
  text.replace(/&(amp|quot|#0?39|lt|gt);/g, (whole, name: string) => entities[name] ?? whole)

type TagNode = { name?: unknown; content?: unknown }

const isDescription = (tag: unknown): tag is TagNode =>
  typeof tag === 'object' && tag !== null && (tag as TagNode).name === 'description'

/**
 * The description among the tags that the server wrote for a page: HTML in one release, a list of tags in another (backend
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
