import type { Theme } from '@/contract/bootstrap'

import { laravelJson } from '../laravel-json'

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for an element's content or a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)

/** Input of a rendered page. */
export type Page = {
  language: string
  title: string
  description?: string | null | undefined
  /** Absolute canonical URL of the page. */
  canonical?: string | undefined
  /** Absolute URL of the image for link previews. */
  image?: string | undefined
  /** Open Graph type (ogp.me). */
  type?: string | undefined
  theme?: Theme | undefined
  /** Path of the site's root, with a slash at both ends. */
  root: string
  bootstrap: unknown
  /** Tags that load the client from the built bundle or a development server. */
  entryTags: string
}

/** JSON for a script element: escapes `</script>`, `<!--`, entities and line separators. Parses to the same value. */
export const inlineJson = (value: unknown): string =>
  (laravelJson(value) ?? 'null').replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function styleOf({ values, font }: Theme): string {
  const variables = { ...values, ...(font && { '--be-font-family': font.family }) }
  return Object.entries(variables)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')
}

/** The browser's bar takes the colour at the top of the page (backend contract, section 1.1). */
function barColour({ values, is_dark }: Theme): string {
  const triplet = values[is_dark ? '--be-background-alt' : '--be-primary']
  return triplet === undefined
    ? ''
    : `<meta name="theme-color" content="${escapeHtml(`rgb(${triplet})`)}" data-keep="true">`
}

function rootAttributes({ language, theme }: Page): string {
  const attributes = {
    lang: language,
    ...(theme && { style: styleOf(theme), 'data-theme-id': String(theme.id) }),
    ...(theme?.is_dark && { class: 'dark' }),
  }
  return Object.entries(attributes)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ')
}

/** Metadata for search engines and link previews. The client replaces it on navigation. */
function metaTags({ title, description, canonical, image, type = 'website' }: Page): string {
  const properties = { title, description, type, url: canonical, image }
  const tags = Object.entries(properties).flatMap(([name, content]) =>
    content ? `<meta property="og:${name}" content="${escapeHtml(content)}">` : [],
  )
  if (description) tags.push(`<meta name="description" content="${escapeHtml(description)}">`)
  if (canonical) tags.push(`<link rel="canonical" href="${escapeHtml(canonical)}">`)
  return tags.join('\n')
}

/** Renders the page like the backend (backend contract, section 1.1): theme, base, head, bootstrap data, bundle. */
export function renderPage(page: Page): string {
  const { title, theme, root, bootstrap, entryTags } = page
  return `<!doctype html>
<html ${rootAttributes(page)}>
<head>
<meta charset="utf-8">
<base href="${escapeHtml(root)}">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" data-keep="true">
${metaTags(page)}
<link rel="icon" type="image/png" href="favicon/icon-144x144.png" data-keep="true">
<link rel="apple-touch-icon" href="favicon/icon-192x192.png" data-keep="true">
<link rel="manifest" href="manifest.json" data-keep="true">
${theme ? barColour(theme) : ''}
<script type="application/json" id="bootstrap-data">${inlineJson(bootstrap)}</script>
${entryTags}
</head>
<body>
<div id="root"></div>
<noscript>You need to have JavaScript enabled in order to use ${escapeHtml(title)}.</noscript>
</body>
</html>
`
}
