import { parameterOf } from '@/contract/machinery/path-template'
import { decodeComponent } from '@/lib/browser/url'

function segmentsOf(path: string): string[] {
  const trimmed = path.replaceAll(/^\/|\/+$/g, '')
  return trimmed === '' ? [] : trimmed.split('/')
}

/** Decodes a path like the router: the whole path, or nothing when a segment is malformed. */
function decodePath(pathname: string): string {
  const segments = pathname.split('/').map(decodeComponent)
  return segments.every((segment) => segment !== undefined)
    ? segments.map((segment) => segment.replaceAll('/', '%2F')).join('/')
    : pathname
}

/**
 * Whether a URL's path, below the site's `root`, matches a pattern of the route table; gives the router's result
 * without its code. Parameters that end in `?` are optional; a pattern that
 * ends in `/*` matches all paths below. If several patterns match, the table lists the most
 * specific first.
 */
export function matchesPath(pattern: string, root: string, pathname: string): boolean {
  if (!`${pathname}/`.toLowerCase().startsWith(root.toLowerCase())) return false
  if (pattern === '*') return true
  const pathSegments = segmentsOf(decodePath(pathname.slice(root.length - 1)))
  const expected = segmentsOf(pattern.replace('/*', ''))
  return (
    (pattern.endsWith('*') || pathSegments.length <= expected.length) &&
    expected.every((segment, index) => {
      const actual = pathSegments[index]
      const parameter = parameterOf(segment)
      if (actual === undefined) return parameter?.isOptional === true
      return (parameter && actual !== '') || segment.toLowerCase() === actual.toLowerCase()
    })
  )
}
