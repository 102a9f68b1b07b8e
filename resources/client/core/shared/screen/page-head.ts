import { seoDescription } from './seo-description'

/** Search engines show about so many characters of a description. */
export const DESCRIPTION_LENGTH = 160

/** What the head says of a page; without an address it is the site's. Addresses are absolute. */
export type PageHead = {
  title?: string
  description?: string | null | undefined
  /** The tags that the server wrote for the page, in the `seo` of its answer: their description wins. */
  seo?: unknown
  type?: string
  url?: string
  image?: string | undefined
  /** The site's own description, for a page that has none. */
  site: string
}

/** Describes a page to search engines and to whatever shows shared links. What was said before, by the server too, is gone. */
export function writePageHead({ seo, site, ...page }: PageHead): void {
  const description = shorten(seoDescription(seo) ?? page.description ?? '') || site
  const { title, type, url, image } = page
  for (const [property, value] of Object.entries({ title, description, type, url, image })) {
    put('meta', ['property', `og:${property}`], ['content', value])
  }
  put('meta', ['name', 'description'], ['content', description])
  put('link', ['rel', 'canonical'], ['href', url])
}

/** Makes the one element of a name say a value; without a value there is none. */
function put(tag: string, [attribute, name]: [string, string], [key, value]: [string, string | undefined]): void {
  const [known, ...doubles] = document.head.querySelectorAll(`${tag}[${attribute}="${name}"]`)
  for (const double of doubles) double.remove()
  if (value === undefined) return known?.remove()
  const element = known ?? document.head.appendChild(document.createElement(tag))
  element.setAttribute(attribute, name)
  element.setAttribute(key, value)
}

/** One line, cut between words. */
function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= DESCRIPTION_LENGTH) return line
  return `${line.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`
}
