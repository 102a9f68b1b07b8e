import type { Theme } from '@/contract/bootstrap'

import { escapeHtml } from './escape-html'

/** Everything the server writes into a page. */
export type Page = {
  language: string
  title: string
  description?: string | null | undefined
  /** Absolute address of the page, whichever of its addresses was asked for. */
  canonical?: string | undefined
  /** Absolute address of the picture that goes along where the page is shared. */
  image?: string | undefined
  /** What kind of thing the page is about, in the words of ogp.me. */
  type?: string | undefined
  theme?: Theme | undefined
  /** Path of the site's root, with a slash at both ends. */
  root: string
  bootstrap: unknown
  /** Tags that load the client: of the built bundle or of a development server. */
  entryTags: string
}

/**
 * JSON that may stand in a script element: no `</script>`, no `<!--`, no entity, and no line separator that
 * JavaScript would stumble over. Every JSON parser reads it as before.
 */
export const inlineJson = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

function styleOf({ values, font }: Theme): string {
  const variables = { ...values, ...(font && { '--be-font-family': font.family }) }
  return Object.entries(variables)
    .map(([name, value]) => `${name}: ${value};`)
    .join(' ')
}

/** The browser's own bar takes the colour of the page's top (backend contract, section 1.1). */
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

/** What search engines and whatever shows shared links read. The client replaces these when it goes to another page. */
function metaTags({ title, description, canonical, image, type = 'website' }: Page): string {
  const properties = { title, description, type, url: canonical, image }
  const tags = Object.entries(properties).flatMap(([name, content]) =>
    content ? `<meta property="og:${name}" content="${escapeHtml(content)}">` : [],
  )
  if (description) tags.push(`<meta name="description" content="${escapeHtml(description)}">`)
  if (canonical) tags.push(`<link rel="canonical" href="${escapeHtml(canonical)}">`)
  return tags.join('\n')
}

/** The page as the backend serves it (backend contract, section 1.1): theme, base, head, bootstrap data, bundle. */
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
