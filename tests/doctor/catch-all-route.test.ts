import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import { catalogue } from '../../tools/doctor/catalogue'
import { CATCH_ALL_ROUTE } from '../../tools/doctor/catalogue/catch-all-route'

/** Paths that the route's pattern leaves to others, and those that it shows the page at. */
const pattern = new RegExp(/'(\^[^']*)'/.exec(CATCH_ALL_ROUTE)?.[1] ?? '^$')

describe('the catch-all route', () => {
  it.each(['docs/deployment.md', 'examples/laravel/routes/web.php'])('keeps the same pattern in %s', (file) => {
    const lines = readFileSync(file, 'utf8').split('\n')
    expect(lines.filter((line) => line.includes('PageController::class)->where('))).toEqual([CATCH_ALL_ROUTE])
  })

  it('appears in the lines that the doctor shows', () => {
    expect(catalogue['routes.missing-files'].fix.laravel).toContain(CATCH_ALL_ROUTE)
    expect(catalogue['routes.catch-all'].fix.laravel).toContain(CATCH_ALL_ROUTE)
  })

  it.each(['build/assets/main-0z.js', 'storage/track_media/1.mp3', 'api/v1/none', 'auth/none', 'secure/auth/none'])(
    'leaves %s to the web server and the API',
    (path) => expect(path).not.toMatch(pattern),
  )

  it.each(['', 'login', 'search/AC/DC', 'building', 'admin/settings'])('shows the page at “%s”', (path) =>
    expect(path).toMatch(pattern),
  )
})
