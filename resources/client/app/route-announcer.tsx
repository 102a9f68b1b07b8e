import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { isAppearanceEditor } from '@/core/platform/navigation/appearance-editor'
import { pageTitle, useServerHead } from '@/core/shared/screen/use-page-title'

/** Delay in milliseconds that lets a new screen take the focus itself. */
const SETTLE_MS = 300

/** Announces a new screen to assistive technology once its title is known, and moves the focus to its start. */
export function RouteAnnouncer() {
  const title = useSyncExternalStore(pageTitle.subscribe, pageTitle.get)
  const screen = useScreenCount()
  useServerHead(screen === 0)

  useEffect(() => {
    if (screen === 0) return undefined
    const before = document.activeElement
    const timer = setTimeout(() => focusMain(before), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [screen])

  return (
    <p className="sr-only" aria-live="polite">
      {screen > 0 && title}
    </p>
  )
}

/**
 * Counts the screens after the first, which the browser announces. A page of a list counts as a screen; other query
 * parameters, and an order that resets the page, do not.
 */
function useScreenCount(): number {
  const { pathname, search } = useLocation()
  const [at, setAt] = useState({ pathname, search, screen: 0 })
  if (at.pathname !== pathname || at.search !== search) {
    const [before, now] = [partsOf(at.search), partsOf(search)]
    const isNew = at.pathname !== pathname || (before.page !== now.page && before.others === now.others)
    setAt({ pathname, search, screen: at.screen + Number(isNew) })
  }
  return at.screen
}

function partsOf(search: string) {
  const query = new URLSearchParams(search)
  const page = query.get('page')
  query.delete('page')
  return { page, others: String(query) }
}

/** Focuses the main region unless the screen, the visitor, a tab list or the editor around a preview has the focus. */
function focusMain(before: Element | null): void {
  const { activeElement, body } = document
  if (isAppearanceEditor() && !document.hasFocus()) return
  if (activeElement?.getAttribute('role') === 'tab') return
  if (activeElement === before || activeElement === body) document.querySelector('main')?.focus({ preventScroll: true })
}
