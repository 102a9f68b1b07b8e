import { afterEach, describe, expect, it, vi } from 'vitest'

import { bootstrapOf } from '@/core/platform/session/bootstrap-of'

import { preloadRoute } from './route-objects'
import type { RouteRow } from './routes'

const row = (path: string): RouteRow => ({
  path,
  access: 'everyone',
  layout: 'bare',
  screen: vi.fn(() => Promise.resolve(() => null)),
})

/** Paths whose screens an address fetches. */
async function fetchedAt(address: string) {
  const rows = ['/', '/artist/:id/:slug?', '/:slug/:restriction?', '*'].map(row)
  await preloadRoute(rows, bootstrapOf(), address)
  return rows.filter(({ screen }) => vi.mocked(screen).mock.calls.length > 0).map(({ path }) => path)
}

afterEach(() => document.head.replaceChildren())

describe('what is fetched ahead', () => {
  it.each([
    ['/', '/'],
    ['/artist/7', '/artist/:id/:slug?'],
    ['/genre/rotalas', '/:slug/:restriction?'],
    ['/no/such/place', '*'],
  ])('at %s is the screen of %s alone', async (address, path) => {
    expect(await fetchedAt(address)).toEqual([path])
  })

  it('is found in a sub-folder too', async () => {
    document.head.innerHTML = '<base href="/shop/">'
    expect(await fetchedAt('/shop/artist/7')).toEqual(['/artist/:id/:slug?'])
    expect(await fetchedAt('/elsewhere')).toEqual([])
  })
})
