import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { closeAllDialogs } from '@/core/shared/dialogs/dialog-store'
import { playback } from '@/core/shared/playback/playback'
import type { MockSettings } from '@mock/store/db'
import { openSite, sound } from '@tests/site'

/** A song whose words are known. */
const SONG = '/track/31'

// Its first compilation can take longer than a test waits.
beforeAll(() => import('./panels'))

// A sheet comes in by scrolling, which jsdom does not.
beforeAll(() => void Object.assign(Element.prototype, { scrollTo: () => {} }))

afterEach(() => {
  vi.restoreAllMocks()
  window.history.replaceState(null, '')
  act(closeAllDialogs)
})

const bar = () => screen.findByRole('region', { name: 'Player' })
const songView = () => screen.findByRole('dialog', { name: 'Now playing' })

/** A window as wide as a desktop's; jsdom's matches no media query otherwise. */
const widen = () =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        Object.assign(new EventTarget(), { media, matches: /min-width|width >=/.test(media) }) as MediaQueryList,
    )

/** Plays a song of a site with these settings of the player. */
async function playSong(player: MockSettings['player']) {
  const { user } = await openSite(SONG, {
    prepare: ({ db }) => void (db.settings.player = { ...db.settings.player, ...player }),
  })
  await user.click(
    (await within(screen.getByRole('main')).findAllByRole('button', { name: 'Play' }))[0] ?? document.body,
  )
  act(() => sound.player.answer())
  return user
}

async function openSong(player: MockSettings['player']) {
  const user = await playSong(player)
  await user.click(within(await bar()).getByTitle('Now playing'))
  return within(await songView())
}

describe('hide_queue', () => {
  it('leaves the queue out of the bar, the song in full, the keys and their help', async () => {
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

  it('leaves the queue out of the song in full', async () => {
    widen()
    const song = await openSong({ hide_queue: true, hide_lyrics: true })
    expect(song.queryByRole('button', { name: 'Queue' })).toBeNull()
    expect(song.queryByRole('region', { name: 'Queue' })).toBeNull()
  })
})

describe('hide_lyrics', () => {
  it('leaves the lyrics out of the page of a song and of the song in full, and asks for none', async () => {
    const song = await openSong({ hide_lyrics: true })
    expect(song.queryByRole('button', { name: 'Lyrics' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Lyrics', hidden: true })).toBeNull()
  })

  it('shows the queue in their place on a wide screen', async () => {
    widen()
    const song = await openSong({ hide_lyrics: true })
    expect(await song.findByRole('region', { name: 'Queue' })).toBeVisible()
  })
})

describe('lyrics_automate', () => {
  it('opens the song in full with its lyrics on a phone', async () => {
    const song = await openSong({ lyrics_automate: true })
    expect(await song.findByRole('region', { name: 'Lyrics' })).toBeVisible()
  })

  it('leaves the picture to a phone where it is off', async () => {
    const song = await openSong({})
    expect(song.queryByRole('region', { name: 'Lyrics' })).toBeNull()
  })
})

describe('auto_open_overlay', () => {
  it('shows the song in full when a list is started on a phone, but not when the next song starts', async () => {
    const user = await playSong({ mobile: { auto_open_overlay: true } })
    const song = await songView()
    await user.click(within(song).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    act(() => playback.next())
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves wide screens as they are', async () => {
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
  ])('%s draws %i waves with the song in full', async (seekbar_type, count) => {
    await openSong({ seekbar_type })
    const dialog = await songView()
    await waitFor(() => expect(dialog.querySelectorAll('svg[viewBox="0 0 1240 45"]').length > 0).toBe(count > 0))
  })
})
