import { afterEach, describe, expect, it, vi } from 'vitest'

import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { preloadRoute } from './route-objects'
import type { RouteRow } from './routes'

const row = (path: string): RouteRow => ({
  path,
  access: 'everyone',
  layout: 'bare',
  screen: vi.fn(() => Promise.resolve(() => null)),
})

/** Returns the paths of the rows whose screens a URL preloads. */
async function loadedAt(url: string) {
  const rows = ['/', '/artist/:id/:slug?', '/:slug/:restriction?', '*'].map(row)
  await preloadRoute(rows, bootstrapOf(), url)
  return rows.filter(({ screen }) => vi.mocked(screen).mock.calls.length > 0).map(({ path }) => path)
}

afterEach(() => document.head.replaceChildren())

describe('preloadRoute', () => {
  it.each([
    ['/', '/'],
    ['/artist/7', '/artist/:id/:slug?'],
    ['/genre/rotalas', '/:slug/:restriction?'],
    ['/no/such/place', '*'],
  ])('matches %s and loads only the screen of %s', async (url, path) => {
    expect(await loadedAt(url)).toEqual([path])
  })

  it('finds the screen of a site in a sub-folder', async () => {
    document.head.innerHTML = '<base href="/shop/">'
    expect(await loadedAt('/shop/artist/7')).toEqual(['/artist/:id/:slug?'])
    expect(await loadedAt('/elsewhere')).toEqual([])
  })
})
