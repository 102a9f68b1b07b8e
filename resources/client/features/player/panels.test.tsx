import { act, screen, waitFor, within } from '@testing-library/react'
import { type ComponentProps, Fragment } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { closeAllDialogs } from '@/core/shared/dialogs/dialog-store'
import { playback } from '@/core/shared/playback/playback'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { switchShortcuts } from '@/core/shared/shortcuts/shortcut-preference'
import type { VirtualList } from '@/ui/collections/virtual-list'
import { openSite, sound } from '@tests/site'

import { songLink } from './song-link'

const SONGS = '/album/2'
/** Of three songs the words of one are timed, of one they are plain, of one they are not known. */
const TIMED = 31

// Which rows are in view nobody knows where nothing is laid out: here all are.
vi.mock('@/ui/collections/virtual-list', () => ({
  VirtualList: ({ items, itemKey, renderItem }: ComponentProps<typeof VirtualList<object>>) =>
    items.map((item, index) => <Fragment key={itemKey(item)}>{renderItem(item, index)}</Fragment>),
}))

// Its first compilation can take longer than a test waits.
beforeAll(() => import('./panels'))

// A sheet comes in by scrolling, which jsdom does not.
beforeAll(() => void Object.assign(Element.prototype, { scrollTo: () => {} }))

// What is open has an entry of the history, which the next test is not to step back from.
afterEach(() => {
  window.history.replaceState(null, '')
  act(closeAllDialogs)
})

const bar = () => screen.findByRole('region', { name: 'Player' })
const current = () => currentEntry(playback.get().queue)?.track
const names = () =>
  screen
    .getAllByRole('button', { name: /^Move “/ })
    .map((grip) => /“(.+)”/.exec(grip.getAttribute('aria-label') ?? '')?.[1])

/** An album whose first song is on. */
async function openAlbum() {
  const { user } = await openSite(SONGS)
  await user.click(
    (await within(screen.getByRole('main')).findAllByRole('button', { name: /^Play / }))[0] ?? document.body,
  )
  act(() => sound.player.answer())
  return user
}

/** The queue beside the page. */
async function openQueue() {
  const user = await openAlbum()
  await user.click(within(await bar()).getByRole('button', { name: 'Queue' }))
  return { user, queue: await screen.findByRole('dialog', { name: 'Queue' }) }
}

test('the queue: what comes is moved by keys, taken out, cleared and brought back, and the song that is on stays', async () => {
  const { user, queue } = await openQueue()
  const playing = current()
  const [first, second, third] = names()
  within(queue)
    .getByRole('button', { name: `Move “${first}”` })
    .focus()
  await user.keyboard('{ArrowDown}')
  expect(names().slice(0, 3)).toEqual([second, first, third])
  expect(within(queue).getByRole('status')).toHaveTextContent(
    `“${first}” moved to position 2 of ${playback.get().queue.entries.length - 1}`,
  )
  expect(within(queue).getByRole('button', { name: `Move “${first}”` })).toHaveFocus()

  await user.click(within(queue).getByRole('button', { name: `Remove “${first}” from queue` }))
  expect(names().slice(0, 2)).toEqual([second, third])
  expect(within(queue).getByRole('button', { name: `Remove “${third}” from queue` })).toHaveFocus()

  await user.click(within(queue).getByRole('button', { name: 'Clear' }))
  expect(within(queue).getByText(/^No more songs in the queue/)).toBeVisible()
  await user.click(within(queue).getByRole('button', { name: 'Undo' }))
  await user.click(within(queue).getByRole('button', { name: 'Undo' }))
  expect(names().slice(0, 3)).toEqual([second, first, third])
  expect(current()).toBe(playing)

  await user.click(within(queue).getByRole('button', { name: `Play ${second}` }))
  await user.click(within(queue).getByRole('radio', { name: 'Played' }))
  expect(within(queue).getByRole('button', { name: `Play ${playing?.name}` })).toBeVisible()
})

test('the song in full: the back button closes what is open, one after the other', async () => {
  const user = await openAlbum()
  await user.click(within(await bar()).getByRole('link', { name: current()?.name }))
  const song = await screen.findByRole('dialog', { name: 'Now playing' })
  await user.click(within(song).getByRole('button', { name: 'Playback settings' }))
  expect(await screen.findByRole('dialog', { name: 'Playback settings' })).toBeVisible()
  act(() => window.history.back())
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Playback settings' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Now playing' })).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(window.history.state).not.toHaveProperty('playerPanels'))
  expect(window.location.pathname).toBe(SONGS)
})

test('a shared second is where the song starts; a press on its words goes there', async () => {
  await openSite(`/track/${TIMED}?t=12`)
  await waitFor(() => expect(current()?.id).toBe(TIMED))
  expect(playback.get().position).toBe(12)
  expect(window.location.search).toBe('?t=12')
  act(() => sound.player.answer())
  expect(window.location.search).toBe('')
  const song = within(await bar()).getByRole('link', { name: current()?.name })
  act(() => song.click())
  const dialog = await screen.findByRole('dialog', { name: 'Now playing' })
  const words = within(dialog).queryByRole('region', { name: 'Lyrics' })
  if (!words) act(() => within(dialog).getByRole('button', { name: 'Lyrics' }).click())
  const lines = within(await within(dialog).findByRole('list')).getAllByRole('button')
  act(() => lines[3]?.click())
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .findIndex((line) => line.getAttribute('aria-current') === 'true'),
  ).toBe(3)
  expect(songLink({ id: 5, name: 'Āzītis' }, 62.9)).toBe(`${window.location.origin}/track/5/azitis?t=62`)
})

test('the sleep timer falls silent after minutes or at the end of the song, and says how long that is', async () => {
  const user = await openAlbum()
  await user.click(within(await bar()).getByRole('button', { name: 'Playback settings' }))
  const settings = await screen.findByRole('dialog', { name: 'Playback settings' })
  await user.click(within(settings).getByRole('radio', { name: '15 min' }))
  expect(playback.get().sleep).toMatchObject({ until: 'time' })
  expect(within(settings).getByText(/^Music stops in 1[45]:\d\d$/)).toBeVisible()
  await user.click(within(settings).getByRole('radio', { name: 'End of song' }))
  expect(playback.get().sleep).toEqual({ until: 'track' })
  await user.click(within(settings).getAllByRole('radio', { name: 'Off' })[0] ?? settings)
  expect(playback.get().sleep).toBeNull()
  await user.click(within(settings).getByRole('switch', { name: 'Autoplay the next song' }))
  expect(playback.get().stopsAfterTrack).toBe(true)
  await user.click(within(settings).getByRole('radio', { name: '1.5×' }))
  expect(playback.get().rate).toBe(1.5)
  act(() => {
    playback.setRate(1)
    playback.setStopsAfterTrack(false)
  })
})

test('the keys are listed on ?, and switched off there', async () => {
  const user = await openAlbum()
  screen.getByRole('main').focus()
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(within(help).getByText('Skip forward 5 seconds')).toBeVisible()
  await user.click(within(help).getByRole('switch', { name: 'Single-key shortcuts' }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByRole('main').focus()
  await user.keyboard('n/')
  expect(playback.get().queue.heard).toEqual([])
  expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull()
  act(() => switchShortcuts(true))
})

test('the song in full: all that can be done with it, when it falls silent, and the way to its page', async () => {
  const user = await openAlbum()
  act(() => playback.setSleepTimer({ until: 'track' }))
  const name = current()?.name
  await user.click(within(await bar()).getByRole('link', { name }))
  const song = await screen.findByRole('dialog', { name: 'Now playing' })
  expect(within(song).getByRole('button', { name: /^Sleep timer: ?End of song$/ })).toBeVisible()
  act(() => playback.setSleepTimer(null))
  expect(within(song).queryByRole('button', { name: /^Sleep timer/ })).toBeNull()

  await user.click(within(song).getByRole('button', { name: `More options for ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Add to queue' }))
  expect(playback.get().queue.entries.at(-1)?.track.name).toBe(name)

  act(() => within(song).getByRole('link', { name }).click())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(window.location.pathname).toMatch(new RegExp(`^/track/${current()?.id}/`))
})
