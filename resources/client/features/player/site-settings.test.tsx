import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { closeAllDialogs } from '@/core/shared/dialogs/dialog-store'
import { playback } from '@/core/shared/playback/playback'
import type { MockSettings } from '@mock/state/store/db'
import { openSite, sound } from '@tests/site'

/** A track with lyrics. */
const SONG = '/track/31'

// Compiling the chunk for the first time can exceed a test's timeout.
beforeAll(() => import('./panels'))

// Sheets open by scrolling, which jsdom does not implement.
beforeAll(() => void Object.assign(Element.prototype, { scrollTo: () => {} }))

afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '')
  act(closeAllDialogs)
})

const bar = () => screen.findByRole('region', { name: 'Player' })
const songView = () => screen.findByRole('dialog', { name: 'Now playing' })

/** Fakes a desktop-wide window; jsdom matches no media query otherwise. */
const widen = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: /min-width|width >=/.test(media) }) as MediaQueryList,
    )

/** Plays a track on a site with these player settings. */
async function playSong(player: MockSettings['player']) {
  const { user } = await openSite(SONG, {
    prepare: ({ db }) => void (db.settings.player = { ...db.settings.player, ...player }),
  })
  await user.click(
    (await within(screen.getByRole('main')).findAllByRole('button', { name: 'Play' }))[0] ?? document.body,
  )
  act(() => sound.player.respond())
  return user
}

async function openSong(player: MockSettings['player']) {
  const user = await playSong(player)
  await user.click(within(await bar()).getByTitle('Now playing'))
  return within(await songView())
}

describe('hide_queue', () => {
  it('removes the queue from the player bar, the shortcuts and their help', async () => {
    const user = await playSong({ hide_queue: true })
    expect(within(await bar()).queryByRole('button', { name: 'Queue' })).toBeNull()
    screen.getByRole('main').focus()
    await user.keyboard('q')
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.keyboard('?')
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    expect(within(help).queryByText('Queue')).toBeNull()
    expect(within(help).getByText('Repeat')).toBeVisible()
  })

  it('removes the queue from the now-playing view', async () => {
    widen()
    const song = await openSong({ hide_queue: true, hide_lyrics: true })
    expect(song.queryByRole('button', { name: 'Queue' })).toBeNull()
    expect(song.queryByRole('region', { name: 'Queue' })).toBeNull()
  })
})

describe('hide_lyrics', () => {
  it('removes the lyrics from the track page and the now-playing view', async () => {
    const song = await openSong({ hide_lyrics: true })
    expect(song.queryByRole('button', { name: 'Lyrics' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Lyrics', hidden: true })).toBeNull()
  })

  it('shows the queue instead of the lyrics on a wide screen', async () => {
    widen()
    const song = await openSong({ hide_lyrics: true })
    expect(await song.findByRole('region', { name: 'Queue' })).toBeVisible()
  })
})

describe('lyrics_automate', () => {
  it('opens the now-playing view with the lyrics on a phone', async () => {
    const song = await openSong({ lyrics_automate: true })
    expect(await song.findByRole('region', { name: 'Lyrics' })).toBeVisible()
  })

  it('shows only the cover on a phone when it is off', async () => {
    const song = await openSong({})
    expect(song.queryByRole('region', { name: 'Lyrics' })).toBeNull()
  })
})

describe('auto_open_overlay', () => {
  it('opens the now-playing view when a list is started on a phone, but not for the next track', async () => {
    const user = await playSong({ mobile: { auto_open_overlay: true } })
    const song = await songView()
    await user.click(within(song).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => playback.next())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('opens nothing on a wide screen', async () => {
    widen()
    await playSong({ mobile: { auto_open_overlay: true } })
    expect(within(await bar()).getByRole('button', { name: 'Pause' })).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('seekbar_type', () => {
  it.each([
    ['waveform', 1],
    ['line', 0],
  ])('renders the type %s with %i waveforms in the now-playing view', async (seekbar_type, count) => {
    await openSong({ seekbar_type })
    const dialog = await songView()
    await waitFor(() => expect(dialog.querySelectorAll('svg[viewBox="0 0 1240 45"]').length > 0).toBe(count > 0))
  })
})
