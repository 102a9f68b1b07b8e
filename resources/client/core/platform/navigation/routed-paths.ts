import { matchRoutes } from 'react-router-dom'

import { campaignPaths, paths } from './paths'

type Row = { path: string; isRouted: boolean }

let rows: Row[] | undefined

/** Areas of the spec with a fixed address: without a screen of its own, each would be taken for a channel. */
const areas = [...Object.values(paths).map(({ pattern }) => pattern), ...campaignPaths].filter(
  (pattern) => !/^\/$|:/.test(pattern),
)

/** Registers the route table's patterns; app/ calls it once, before the first redirect. */
export function setRoutedPatterns(patterns: readonly string[]): void {
  const routed = patterns.filter((pattern) => pattern !== '*')
  const missing = areas.filter((area) => !routed.some((pattern) => `${pattern}/`.startsWith(`${area}/`)))
  rows = [
    ...routed.map((path) => ({ path, isRouted: true })),
    ...missing.map((area) => ({ path: `${area}/*`, isRouted: false })),
  ]
}

/**
 * Whether the route table has a screen for a path. False for an area of the spec that has no screen yet, and for a path that only the
 * not-found row matches.
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
