import type { Bootstrap } from '@/contract/groups/bootstrap'
import { isChildProfile } from '@/core/platform/session/permissions'
import { logoUrl } from '@/core/platform/settings/asset-url'
import { siteName } from '@/core/platform/settings/site-name'
import { themeStore } from '@/core/platform/theme/start-theme'
import { element } from '@/lib/browser/element'
import { siteRoot } from '@/lib/browser/url'

/** A block in the theme's colour, in the place of content. */
export const block = (className: string): HTMLElement => element('div', `bg-chip ${className}`)

/** Returns a number of blocks of one size. */
export const blocks = (count: number, className: string): HTMLElement[] =>
  Array.from({ length: count }, () => block(className))

/**
 * An image without alternative text; undefined without a URL, and for images of other sites on a child's page: what
 * blocks such requests has not loaded yet.
 */
export function picture(url: string | undefined, className: string, bootstrap: Bootstrap): HTMLElement | undefined {
  if (!url || (isChildProfile(bootstrap) && !url.startsWith(siteRoot().href))) return undefined
  return Object.assign(element('img', className), { src: url, alt: '' })
}

/** The site's logo, or its name without one. */
export function logo(bootstrap: Bootstrap): HTMLElement {
  const { settings } = bootstrap
  const url = logoUrl(settings, themeStore.get().is_dark)
  const content =
    picture(url, 'h-9 w-auto object-contain object-left', bootstrap) ??
    element('span', 'truncate text-xl font-extrabold', siteName(settings))
  return element('div', 'flex h-11 min-w-0 child:h-target items-center self-start', content)
}
