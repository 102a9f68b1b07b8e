import { useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { goToSection, useSectionInView } from '@/core/shared/screen/use-section-in-view'
import { decodeComponent } from '@/lib/browser/url'

/** React Router's key of the first history entry. */
const FIRST_ENTRY = 'default'

/** Scrolls to the panel in the URL's fragment (`#password`) and focuses its title, except on back and forward. */
export function useAnchor(): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== FIRST_ENTRY
  useEffect(() => {
    const panel = hash === '' || isBack ? null : document.getElementById(idOf(hash))
    goToSection(panel)
  }, [hash, key, isBack])
}

/** Decodes the fragment as browsers do: a malformed one such as `#%` is taken literally. */
function idOf(hash: string): string {
  const id = hash.slice(1)
  return decodeComponent(id) ?? id
}

/** Returns the id of the panel in view, or the first until the page is scrolled. */
export function useCurrentPanel(ids: readonly string[]): string | undefined {
  const panels = () => ids.flatMap((id) => document.getElementById(id) ?? [])
  return useSectionInView(ids.join(' '), panels)?.id ?? ids[0]
}
