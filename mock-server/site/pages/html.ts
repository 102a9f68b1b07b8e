import type { Theme } from '@/contract/shapes/themes'

import { escapeHtml } from '../../kit/html'
import { releases } from '../../rules/releases/releases'
import { DEFAULT_RELEASE, type Release } from '../../state/parts/release'
import { bootstrapScript, inlineJson } from './bootstrap-script'

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
  /** CSS and HTML of an administrator. */
  customCode?: { css: string; html: string } | undefined
  /** Path of the site's root, with a slash at both ends. */
  root: string
  bootstrap: unknown
  /** Release whose spelling the page uses; the default one if absent. */
  release?: Release | undefined
  /** Tags that load the client from the built bundle or a development server. */
  entryTags: string
}

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

const attributesOf = (attributes: Record<string, string>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

/** Attributes of `<html>` and of `<div id="root">`: one of them has the theme, depending on the release. */
function themedAttributes({ language, theme, release = DEFAULT_RELEASE }: Page): { html: string; root: string } {
  const { themeElement, namesTheme } = releases[release]
  const look = { ...(theme && { style: styleOf(theme) }), ...(theme?.is_dark && { class: 'dark' }) }
  const isOnRoot = themeElement === 'root'
  return {
    html: attributesOf({
      lang: language,
      ...(!isOnRoot && look),
      ...(namesTheme && theme && { 'data-theme-id': String(theme.id) }),
    }),
    root: attributesOf({ id: 'root', ...(isOnRoot && look) }),
  }
}

/**
 * The bootstrap data and the bundle. The backend's script comes before the bundle (backend contract, section 1.1). Inert
 * data comes after it, as in docs/deployment.md, so that browsers fetch the bundle while the data arrives.
 */
function dataAndBundle({ bootstrap, entryTags, release = DEFAULT_RELEASE }: Page): string {
  const script = bootstrapScript(bootstrap, release)
  if (script !== undefined) return `<script>${script}</script>\n${entryTags}`
  return `${entryTags}\n<script type="application/json" id="bootstrap-data">${inlineJson(bootstrap)}</script>`
}

/** Spinner that release B2 shows until the client starts (backend contract, section 1.1). */
const PLACEHOLDER = '<div class="global-spinner" role="progressbar"></div>'

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

/** The site's own CSS and HTML, unchanged (backend contract, section 1.1). */
function customTags({ customCode }: Page): string {
  if (!customCode) return ''
  const { css, html } = customCode
  return `${css && `<style>${css}</style>`}\n${html}`
}

/** Renders the page like the backend (backend contract, section 1.1): theme, base, head, bootstrap data, bundle. */
export function renderPage(page: Page): string {
  const { title, theme, root, release = DEFAULT_RELEASE } = page
  const attributes = themedAttributes(page)
  return `<!doctype html>
<html${attributes.html}>
<head>
<meta charset="utf-8">
<base href="${escapeHtml(root)}">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, minimum-scale=1, viewport-fit=cover" data-keep="true">
${metaTags(page)}
<link rel="icon" type="image/png" href="favicon/icon-144x144.png" data-keep="true">
<link rel="apple-touch-icon" href="favicon/icon-192x192.png" data-keep="true">
<link rel="manifest" href="manifest.json" data-keep="true">
${theme ? barColour(theme) : ''}
${dataAndBundle(page)}
${customTags(page)}
</head>
<body>
<div${attributes.root}>${releases[release].hasPlaceholder ? PLACEHOLDER : ''}</div>
<noscript>You need to have JavaScript enabled in order to use ${escapeHtml(title)}.</noscript>
</body>
</html>
`
}
