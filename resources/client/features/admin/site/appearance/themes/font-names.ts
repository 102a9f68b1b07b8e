import { HOST } from '@/core/platform/theme/google-font'

/** Marks the style sheet with the letters of the names. */
const MARK = 'data-font-names'

/**
 * Loads the letters of the names of Google's fonts, so that a list shows each name in its font. Replaces the names
 * before. Where the policy blocks it, the names stay in the font of the page.
 */
export function loadFontNames(families: readonly string[]): void {
  if (families.length === 0) return
  const query = new URLSearchParams(families.map((family) => ['family', family]))
  query.set('text', [...new Set(families.join(''))].join(''))
  const href = `${HOST}/css2?${query}`
  const present = document.querySelector<HTMLLinkElement>(`link[${MARK}]`)
  if (present?.href === href) return
  present?.remove()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href })
  link.setAttribute(MARK, '')
  document.head.append(link)
}
