import { matchRoutes } from 'react-router-dom'
import { describe, expect, it } from 'vitest'

import { matchesPath } from '@/core/platform/navigation/matches-path'

import { routes } from './routes'

const patterns = routes.map(({ path }) => path)

const pathnames = [
  ...patterns
    .filter((pattern) => pattern !== '*')
    .flatMap((pattern) => {
      const full = pattern.replaceAll(/:\w+\??/g, 'x')
      return [
        full,
        `${full}/`,
        `${full}/more`,
        full.toUpperCase(),
        pattern.replaceAll(/\/:\w+\?/g, '').replaceAll(/:\w+/g, '7'),
      ]
    }),
  '/',
  '//',
  '/a/b/c/d/e',
  '/artist',
  '/%2F',
  '/%61rtist/7',
  '/a%2Fb',
  '/artist/%E0',
]

describe('matchesPath', () => {
  it.each(['/', '/music/'])('finds the same row as the router for every pattern of the table, below %s', (root) => {
    for (const pathname of pathnames.map((path) => root + path.slice(1))) {
      const expected = matchRoutes(
        patterns.map((path) => ({ path })),
        pathname,
        root,
      )?.at(-1)?.route.path
      expect([pathname, patterns.find((pattern) => matchesPath(pattern, root, pathname))]).toEqual([pathname, expected])
    }
  })

  it('matches nothing outside the site', () => {
    expect(matchesPath('*', '/music/', '/other')).toBe(false)
    expect(matchesPath('/', '/music/', '/music')).toBe(true)
  })
})
