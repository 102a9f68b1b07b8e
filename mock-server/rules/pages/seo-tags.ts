import { escapeHtml } from '../../kit/html'
import type { Release } from '../../state/parts/release'
import { releases } from '../releases/releases'
import type { PageHead } from './page-head'

type SeoTag = { nodeName: string; _text?: string } & Record<string, string | undefined>

/** A page's tags, with absolute URLs. */
function tagsOf({ name, description, path, image, type }: PageHead, site: string, siteName: string): SeoTag[] {
  const title = name ? `${name} - ${siteName}` : siteName
  const url = path === undefined ? undefined : new URL(path, site).href
  const properties = {
    'og:site_name': siteName,
    'og:title': title,
    'og:description': description,
    'og:type': type,
    'og:url': url,
    'og:image': image && new URL(image, site).href,
  }
  const data = { '@context': 'https://schema.org', '@type': 'WebPage', name, description, url, inLanguage: 'lv' }
  return [
    { nodeName: 'title', _text: title },
    ...Object.entries(properties).flatMap(([property, content]) =>
      content ? [{ nodeName: 'meta', property, content }] : [],
    ),
    { nodeName: 'meta', name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    ...(description ? [{ nodeName: 'meta', name: 'description', content: description }] : []),
    ...(url ? [{ nodeName: 'link', rel: 'canonical', href: url }] : []),
    { nodeName: 'script', type: 'application/ld+json', _text: JSON.stringify(data) },
  ]
}

/** Writes a tag as HTML. Text in a script is not escaped: `<` is written as JSON's escape. */
function toHtml({ nodeName, _text, ...attributes }: SeoTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
  const open = `<${nodeName}${written.join('')}>`
  if (_text === undefined) return open
  return `${open}${nodeName === 'script' ? _text.replaceAll('<', String.raw`\u003c`) : escapeHtml(_text)}</${nodeName}>`
}

type Site = { release: Release; url: string; name: string }

/** Returns `seo` of a response: HTML, or a list of tags in release A (backend contract, section 10). */
export function seoTags(head: PageHead, { release, url, name }: Site): string | SeoTag[] {
  const tags = tagsOf(head, url, name)
  return releases[release].metaTags === 'list' ? tags : tags.map(toHtml).join('\n')
}
