import { matchRoutes } from 'react-router-dom'

import { createStore } from '@/lib/store'

const rows = createStore<{ path: string }[] | undefined>(undefined)

/** Registers the route table's patterns; app/ calls this once, before the first redirect. */
export function setRoutedPatterns(patterns: readonly string[]): void {
  rows.set(patterns.filter((pattern) => pattern !== '*').map((path) => ({ path })))
}

/** Whether the route table has a screen for a path; false for a path that matches only the not-found row. */
export function hasScreen(path: string): boolean {
  const routed = rows.get()
  return !routed || matchRoutes(routed, path.split(/[?#]/)[0] ?? '') !== null
}
