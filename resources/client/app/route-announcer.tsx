import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'

import { pageTitle } from '@/core/screen/use-page-title'

/** Time for a new screen to take the focus itself, in milliseconds. */
const SETTLE = 300

/** Tells assistive technology of a new screen, once it knows its name, and moves the focus to its start. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const title = useSyncExternalStore(pageTitle.subscribe, pageTitle.get)
  // The pages of a list are screens as well; what else stands in the query only changes what a screen shows.
  const place = `${pathname} ${new URLSearchParams(search).get('page') ?? ''}`
  const hasMoved = useHasChanged(place)

  useEffect(() => {
    if (!hasMoved) return undefined
    const before = document.activeElement
    const timer = setTimeout(() => focusMain(before), SETTLE)
    return () => clearTimeout(timer)
  }, [place, hasMoved])

  return (
    <p className="sr-only" aria-live="polite">
      {hasMoved && title}
    </p>
  )
}

/** Whether a value is or was another one than at first: the page one comes in by is announced by the browser. */
function useHasChanged(value: string): boolean {
  const [first] = useState(value)
  const [hasChanged, setHasChanged] = useState(false)
  if (!hasChanged && value !== first) setHasChanged(true)
  return hasChanged
}

/** A screen that took the focus itself (a form's first field) keeps it, and so does a visitor who went on or walks through tabs. */
function focusMain(before: Element | null): void {
  const { activeElement, body } = document
  if (activeElement?.getAttribute('role') === 'tab') return
  if (activeElement === before || activeElement === body) document.querySelector('main')?.focus({ preventScroll: true })
}
