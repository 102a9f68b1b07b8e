import { act, screen, waitFor, within } from '@testing-library/react'
import { type ComponentProps, Fragment } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { closeAllDialogs } from '@/core/shared/dialogs/dialog-store'
import { playback } from '@/core/shared/playback/playback'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { setShortcutsEnabled } from '@/core/shared/shortcuts/page-shortcuts'
import type { VirtualList } from '@/ui/collections/virtual-list'
import { openSite, sound } from '@tests/site'

import { shareUrl } from './share-url'

const SONGS = '/album/2'
/** Id of a track with synced lyrics. In the mock's data, every third track has them. */
const TIMED = 31

// jsdom has no layout to tell which rows are in view, so render all of them.
vi.mock('@/ui/collections/virtual-list', () => ({
  VirtualList: ({ items, itemKey, renderItem }: ComponentProps<typeof VirtualList<object>>) =>
    items.map((item, index) => <Fragment key={itemKey(item)}>{renderItem(item, index)}</Fragment>),
}))

// Compiling the chunk for the first time can exceed a test's timeout.
beforeAll(() => import('./panels'))

// Sheets open by scrolling, which jsdom does not implement.
beforeAll(() => void Object.assign(Element.prototype, { scrollTo: () => {} }))

// An open panel has a history entry, which the next test must not step back from.
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

/** Opens an album and plays its first track. */
async function openAlbum() {
  const { user } = await openSite(SONGS)
  await user.click(
    (await within(screen.getByRole('main')).findAllByRole('button', { name: /^Play / }))[0] ?? document.body,
  )
  act(() => sound.player.respond())
  return user
}

/** Plays an album and opens the queue. */
async function openQueue() {
  const user = await openAlbum()
  await user.click(within(await bar()).getByRole('button', { name: 'Queue' }))
  return { user, queue: await screen.findByRole('dialog', { name: 'Queue' }) }
}

test('moves, removes, clears and restores upcoming tracks while the current one keeps playing', async () => {
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
  const handle = within(queue).getByRole('button', { name: `Move “${first}”` })
  expect(handle).toHaveAccessibleDescription(/the arrow keys move it, Enter opens a menu$/)
  expect(handle).not.toHaveAttribute('aria-haspopup')

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

test('closes stacked panels one by one with the back button', async () => {
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

test('starts a shared link at its second and seeks when a lyrics line is clicked', async () => {
  await openSite(`/track/${TIMED}?t=12`)
  await waitFor(() => expect(current()?.id).toBe(TIMED))
  expect(playback.get().position).toBe(12)
  expect(window.location.search).toBe('?t=12')
  act(() => sound.player.respond())
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
  expect(shareUrl({ id: 5, name: 'Āzītis' }, 62.9)).toBe(`${window.location.origin}/track/5/azitis?t=62`)
})

test('sets the sleep timer, auto-advance and speed in the playback settings', async () => {
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

test('lists the shortcuts on ? and lets the user switch them off', async () => {
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
  act(() => setShortcutsEnabled(true))
})

test('shows the sleep timer, the track menu and the link to the track page in the now-playing view', async () => {
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
