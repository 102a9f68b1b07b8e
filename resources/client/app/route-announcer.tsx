import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { pageTitle } from '@/core/shared/screen/use-page-title'

/** Time for a new screen to take the focus itself, in milliseconds. */
const SETTLE = 300

/** Tells assistive technology of a new screen, once it knows its name, and moves the focus to its start. */
export function RouteAnnouncer() {
  const title = useSyncExternalStore(pageTitle.subscribe, pageTitle.get)
  const screen = useScreenCount()

  useEffect(() => {
    if (screen === 0) return undefined
    const before = document.activeElement
    const timer = setTimeout(() => focusMain(before), SETTLE)
    return () => clearTimeout(timer)
  }, [screen])

  return (
    <p className="sr-only" aria-live="polite">
      {screen > 0 && title}
    </p>
  )
}

/**
 * How many screens came after the first, which the browser announces. The pages of a list are screens as well; what else stands in the
 * query only changes what a screen shows, though another order begins at the first page again.
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

/** A screen that took the focus itself (a form's first field) keeps it, and so does a visitor who went on or walks through tabs. */
function focusMain(before: Element | null): void {
  const { activeElement, body } = document
  if (activeElement?.getAttribute('role') === 'tab') return
  if (activeElement === before || activeElement === body) document.querySelector('main')?.focus({ preventScroll: true })
}
