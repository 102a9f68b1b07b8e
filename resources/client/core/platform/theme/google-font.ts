// Separate chunk: loaded with a theme that has a font of Google's.
import { encodeComponent } from '@/contract/machinery/path-template'
import type { Theme } from '@/contract/shapes/themes'
import { getBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { isChildProfile } from '@/core/platform/session/permissions'
import { parseUrl } from '@/lib/browser/url'

/** Host of Google's style sheets of fonts. */
export const HOST = 'https://fonts.googleapis.com'

/** Weights that the server links too (backend contract, section 1.1). */
const WEIGHTS = '400;500;600;700'

/**
 * Loads the style sheet of a theme's Google font, unless the server has linked it. A child's page requests nothing from
 * third parties. Where the policy blocks it, the next font of the list applies.
 */
export function loadGoogleFont({ font }: Theme): void {
  const family = font?.google && firstFamily(font.family)
  if (!family || isChildProfile(getBootstrap()) || isLinked(family)) return
  const href = `${HOST}/css2?family=${encodeComponent(family)}:wght@${WEIGHTS}&display=swap`
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

const firstFamily = (families: string): string | undefined => families.split(',')[0]?.replaceAll(/["']/g, '').trim()

/** Whether a whole font is linked: the appearance editor links only the letters of some fonts' names. */
const isLinked = (family: string): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some(({ href }) => {
    const url = parseUrl(href)
    return (
      url?.origin === HOST &&
      !url.searchParams.has('text') &&
      url.searchParams.getAll('family').some((name) => name.split(':')[0] === family)
    )
  })
