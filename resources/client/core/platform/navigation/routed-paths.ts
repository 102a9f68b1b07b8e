import { matchRoutes } from 'react-router-dom'

import { campaignPaths, paths } from './paths'

type Row = { path: string; isRouted: boolean }

let rows: Row[] | undefined

/** Fixed paths of the spec: without a screen, each would match the channel route. */
const areas = [...Object.values(paths).map(({ pattern }) => pattern), ...campaignPaths].filter(
  (pattern) => !/^\/$|:/.test(pattern),
)

/** Registers the route table's patterns; app/ calls this once, before the first redirect. */
export function setRoutedPatterns(patterns: readonly string[]): void {
  const routed = patterns.filter((pattern) => pattern !== '*')
  const missing = areas.filter((area) => !routed.some((pattern) => `${pattern}/`.startsWith(`${area}/`)))
  rows = [
    ...routed.map((path) => ({ path, isRouted: true })),
    ...missing.map((area) => ({ path: `${area}/*`, isRouted: false })),
  ]
}

/**
 * Whether the route table has a screen for a path. False for a path of the spec without a screen yet, and for a path
 * that matches only the not-found row.
 */
export function hasScreen(path: string): boolean {
  if (!rows) return true
  const [match] =
    matchRoutes(
      rows.map((row) => ({ path: row.path, handle: row.isRouted })),
      path.split(/[?#]/)[0] ?? '',
    ) ?? []
  return match?.route.handle ?? false
}
