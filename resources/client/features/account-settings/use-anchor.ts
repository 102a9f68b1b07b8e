import { useEffect, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

import { decodeComponent } from '@/lib/text/decode-component'

/** The line that a panel crosses to be the one that is read: a third below the top of the screen. */
const READING_LINE = { rootMargin: '-33% 0px -66% 0px' }

/** React Router's name for the page that one came in by. */
const FIRST_ENTRY = 'default'

/** Brings the panel named in the address (`#password`) into sight and gives its title the focus. Going back is not a link. */
export function useAnchor(): void {
  const { hash, key } = useLocation()
  const isBack = useNavigationType() === 'POP' && key !== FIRST_ENTRY
  useEffect(() => {
    const panel = hash === '' || isBack ? null : document.getElementById(idOf(hash))
    panel?.scrollIntoView()
    panel?.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  }, [hash, key, isBack])
}

/** The fragment's id as browsers look it up: a malformed one such as `#%` is taken literally. */
function idOf(hash: string): string {
  const id = hash.slice(1)
  return decodeComponent(id) ?? id
}

/** Which of the panels is being read; the first until the page is scrolled. */
export function useReadPanel(ids: readonly string[]): string | undefined {
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
