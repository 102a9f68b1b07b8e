import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { playback } from '@/core/shared/playback/playback'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { openSite, sound } from '@tests/site'

import { closeSidePanel } from './panel-store'

const SONGS = '/album/2'

// Compiling the chunk for the first time can exceed a test's timeout.
beforeAll(() => import('./panels'))
afterEach(() => act(closeSidePanel))

/** Fakes a window width in pixels for media queries. */
function resizeTo(width: number): void {
  const matches = (media: string) => width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Infinity)
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(new EventTarget(), { media, matches: matches(media) }))
}

const player = () => screen.findByRole('region', { name: 'Player' })
const panel = (name: string) => screen.queryByRole('complementary', { name })
const current = () => currentEntry(playback.get().queue)?.track

/** Plays the first track of an album, in a window 1280 px wide by default. */
async function openAlbum(width = 1280): Promise<UserEvent> {
  resizeTo(width)
  const { user } = await openSite(SONGS)
  await user.click(
    (await within(screen.getByRole('main')).findAllByRole('button', { name: /^Play / }))[0] ?? document.body,
  )
  act(() => sound.player.answer())
  await player()
  return user
}

const pressInBar = async (user: UserEvent, name: string) =>
  user.click(within(await player()).getByRole('button', { name }))

describe('player bar', () => {
  it('likes the current track and opens its menu', async () => {
    resizeTo(1280)
    const { user } = await openSite(SONGS, { as: 'free' })
    await user.click(
      (await within(screen.getByRole('main')).findAllByRole('button', { name: /^Play / }))[0] ?? document.body,
    )
    act(() => sound.player.answer())
    const name = current()?.name ?? ''
    const like = within(await player()).getByRole('button', { name: `Like ${name}` })
    const wasLiked = like.getAttribute('aria-pressed') === 'true'
    await user.click(like)
    expect(like).toHaveAttribute('aria-pressed', String(!wasLiked))
    await user.click(within(await player()).getByRole('button', { name: `More options for ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: 'Add to queue' }))
    expect(playback.get().queue.entries.at(-1)?.track.name).toBe(name)
  })
})

describe('side panel', () => {
  it('opens the queue beside the page, which stays usable', async () => {
    const user = await openAlbum()
    await pressInBar(user, 'Queue')
    const queue = await screen.findByRole('complementary', { name: 'Queue' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(within(await player()).getByRole('button', { name: 'Queue' })).toHaveAttribute('aria-expanded', 'true')
    expect(queue).not.toContainElement(document.activeElement as HTMLElement)
    await user.click(within(await player()).getByRole('button', { name: 'Next' }))
    expect(within(queue).getByText(current()?.name ?? '')).toBeVisible()
    expect(panel('Queue')).toBeVisible()
  })

  it('closes on a second press of its button', async () => {
    const user = await openAlbum()
    await pressInBar(user, 'Queue')
    await screen.findByRole('complementary', { name: 'Queue' })
    await pressInBar(user, 'Queue')
    expect(panel('Queue')).toBeNull()
    expect(within(await player()).getByRole('button', { name: 'Queue' })).toHaveAttribute('aria-expanded', 'false')
  })

  it('takes the focus when opened by shortcut and returns it on Escape', async () => {
    const user = await openAlbum()
    screen.getByRole('main').focus()
    await user.keyboard('q')
    await waitFor(() => expect(panel('Queue')).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(panel('Queue')).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('moves the focus to its button when nothing was focused before', async () => {
    const user = await openAlbum()
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('q')
    await waitFor(() => expect(panel('Queue')).toHaveFocus())
    await user.keyboard('{Escape}')
    expect(within(await player()).getByRole('button', { name: 'Queue' })).toHaveFocus()
  })

  it('takes the focus when its button is pressed with Enter and returns it from the close button', async () => {
    const user = await openAlbum()
    const button = within(await player()).getByRole('button', { name: 'Playback settings' })
    button.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(panel('Playback settings')).toHaveFocus())
    await user.click(within(panel('Playback settings') ?? document.body).getByRole('button', { name: 'Close' }))
    expect(button).toHaveFocus()
  })

  it('keeps player shortcuts working while it is focused', async () => {
    const user = await openAlbum()
    const first = current()
    screen.getByRole('main').focus()
    await user.keyboard('q')
    await waitFor(() => expect(panel('Queue')).toHaveFocus())
    await user.keyboard('n')
    expect(current()).not.toBe(first)
    act(() => sound.player.answer())
    await user.keyboard(' ')
    expect(playback.get().status).toBe('paused')
    await user.keyboard('q')
    expect(panel('Queue')).toBeNull()
  })

  it('ignores Escape while the focus is on the page', async () => {
    const user = await openAlbum()
    await pressInBar(user, 'Queue')
    await screen.findByRole('complementary', { name: 'Queue' })
    screen.getByRole('main').focus()
    await user.keyboard('{Escape}')
    expect(panel('Queue')).toBeVisible()
  })

  it('shows one panel at a time and stays open across navigation', async () => {
    const user = await openAlbum()
    await pressInBar(user, 'Queue')
    await screen.findByRole('complementary', { name: 'Queue' })
    await pressInBar(user, 'Playback settings')
    expect(await screen.findByRole('complementary', { name: 'Playback settings' })).toBeVisible()
    expect(panel('Queue')).toBeNull()
    await user.click(screen.getAllByRole('link', { name: 'Izlases' })[0] ?? document.body)
    await screen.findByRole('heading', { level: 1, name: 'Izlases' })
    expect(panel('Playback settings')).toBeVisible()
  })

  it('closes when playback stops', async () => {
    const user = await openAlbum()
    await pressInBar(user, 'Queue')
    await screen.findByRole('complementary', { name: 'Queue' })
    act(() => playback.stop())
    expect(panel('Queue')).toBeNull()
  })

  it('opens as a sheet in a window too narrow for it', async () => {
    const user = await openAlbum(1000)
    Object.assign(Element.prototype, { scrollTo: () => {} })
    await pressInBar(user, 'Queue')
    expect(await screen.findByRole('dialog', { name: 'Queue' })).toBeVisible()
    expect(panel('Queue')).toBeNull()
    act(() => window.history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
