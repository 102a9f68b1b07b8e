import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'
import { playback } from '@/core/shared/playback/playback'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { openSite, sound } from '@tests/site'

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

describe('preloadRoute', () => {
  afterEach(() => document.head.replaceChildren())

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

const main = () => within(screen.getByRole('main'))
const player = () => screen.findByRole('region', { name: 'Player' })
const current = () => currentEntry(playback.get().queue)?.track

/** Plays an album's first track. */
async function openAlbum(as?: 'parent') {
  const { user } = await openSite('/album/2', { ...(as && { as }) })
  await user.click((await main().findAllByRole('button', { name: /^Play / }))[0] ?? document.body)
  act(() => sound.player.respond())
  await player()
  return user
}

describe('BareLayout while music plays', () => {
  // Compiling these for the first time can take longer than a test waits.
  beforeAll(() => Promise.all([import('@/features/player'), import('@/features/auth/login-screen')]))

  it('keeps a compact player and its shortcuts on the sign-in screen', async () => {
    const user = await openAlbum()
    const [first] = playback.get().queue.entries
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await screen.findByLabelText(/^Email/)
    expect(await player()).toHaveTextContent(first?.track.name ?? '')
    await user.click(within(await player()).getByRole('button', { name: 'Next' }))
    act(() => sound.player.respond())
    expect(current()).not.toBe(first?.track)
    await user.click(within(await player()).getByRole('button', { name: 'Pause' }))
    expect(playback.get().status).toBe('paused')
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('p')
    expect(current()).toBe(first?.track)
  })

  it('leaves keys to a focused form', async () => {
    const user = await openAlbum()
    const first = current()
    await user.click(screen.getByRole('link', { name: 'Sign in' }))
    await user.type(await screen.findByLabelText(/^Email/), 'n m')
    expect(current()).toBe(first)
    expect(playback.get()).toMatchObject({ status: 'playing', isMuted: false })
  })

  it('keeps the compact player while a profile is being chosen', async () => {
    const user = await openAlbum('parent')
    await user.click(screen.getByRole('button', { name: /^Account: / }))
    await user.click(await screen.findByRole('menuitem', { name: "Who's listening?" }))
    await screen.findByRole('heading', { level: 1, name: "Who's listening?" })
    expect(await player()).toHaveTextContent(current()?.name ?? '')
  })
})

it('BareLayout shows no player while nothing plays', async () => {
  await openSite('/login')
  await screen.findByLabelText(/^Email/)
  expect(screen.queryByRole('region', { name: 'Player' })).toBeNull()
})
