import { matchRoutes } from 'react-router-dom'

let rows: { path: string }[] | undefined

/** Registers the route table's patterns; app/ calls this once, before the first redirect. */
export function setRoutedPatterns(patterns: readonly string[]): void {
  rows = patterns.filter((pattern) => pattern !== '*').map((path) => ({ path }))
}

/** Whether the route table has a screen for a path; false for a path that matches only the not-found row. */
export const hasScreen = (path: string): boolean => !rows || matchRoutes(rows, path.split(/[?#]/)[0] ?? '') !== null
