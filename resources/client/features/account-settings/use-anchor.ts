import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { decodeComponent } from '@/lib/browser/url'

/** A panel becomes the current one when it crosses a line a third below the top of the viewport. */
const READING_LINE = { rootMargin: '-33% 0px -66% 0px' }

/** React Router's key of the first history entry. */
const FIRST_ENTRY = 'default'

/** Scrolls to the panel in the URL's fragment (`#password`) and focuses its title, except on back and forward. */
export function useAnchor(): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== FIRST_ENTRY
  useEffect(() => {
    const panel = hash === '' || isBack ? null : document.getElementById(idOf(hash))
    panel?.scrollIntoView()
    panel?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [hash, key, isBack])
}

/** Decodes the fragment as browsers do: a malformed one such as `#%` is taken literally. */
function idOf(hash: string): string {
  const id = hash.slice(1)
  return decodeComponent(id) ?? id
}

/** Returns the id of the panel in view, or the first until the page is scrolled. */
export function useCurrentPanel(ids: readonly string[]): string | undefined {
  const [read, setRead] = useState(ids[0])
  const names = ids.join(' ')
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const entered = entries.find(({ isIntersecting }) => isIntersecting)
      if (entered) setRead(entered.target.id)
    }, READING_LINE)
    for (const id of names.split(' ')) {
      const panel = document.getElementById(id)
      if (panel) observer.observe(panel)
    }
    return () => observer.disconnect()
  }, [names])
  return read
}
