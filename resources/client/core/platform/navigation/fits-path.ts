function segmentsOf(path: string): string[] {
  const trimmed = path.replaceAll(/^\/|\/+$/g, '')
  return trimmed === '' ? [] : trimmed.split('/')
}

/** As the router decodes it: as a whole or not at all. */
function decoded(pathname: string): string {
  try {
    return pathname.split('/').map(decodeSegment).join('/')
  } catch {
    return pathname
  }
}

const decodeSegment = (segment: string): string => decodeURIComponent(segment).replaceAll('/', '%2F')

/**
 * Whether a URL's path, below the site's `root`, fits a pattern of the route table: what the router decides, without its code. Parameters
 * that end in `?` may be absent. Where several patterns fit, the table names the most specific first.
 */
export function fitsPath(pattern: string, root: string, pathname: string): boolean {
  if (!`${pathname}/`.toLowerCase().startsWith(root.toLowerCase())) return false
  if (pattern === '*') return true
  const given = segmentsOf(decoded(pathname.slice(root.length - 1)))
  const expected = segmentsOf(pattern)
  return (
    given.length <= expected.length &&
    expected.every((segment, index) => {
      const actual = given[index]
      if (actual === undefined) return segment.endsWith('?')
      return (segment.startsWith(':') && actual !== '') || segment.toLowerCase() === actual.toLowerCase()
    })
  )
}
