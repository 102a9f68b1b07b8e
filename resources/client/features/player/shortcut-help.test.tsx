import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'

import { closeAllDialogs } from '@/core/shared/dialogs/dialog-store'
import { playback } from '@/core/shared/playback/playback'
import { heardVolume } from '@/core/shared/playback/playback-state'
import { currentIndex } from '@/core/shared/playback/queue/queue'
import { openSite, sound } from '@tests/site'

// Compiling the chunk for the first time can exceed a test's timeout.
beforeAll(() => import('./panels'))

// Sheets open by scrolling, which jsdom does not implement.
beforeAll(() => void Object.assign(Element.prototype, { scrollTo: () => {} }))

afterEach(() => {
  window.history.replaceState(null, '')
  act(closeAllDialogs)
})

const state = () => playback.get()
const volume = () => Math.round(heardVolume(state()) * 100)
const dialog = () =>
  screen.queryByRole('dialog')?.getAttribute('aria-labelledby') &&
  within(screen.getByRole('dialog')).getByRole('heading', { level: 2 }).textContent
const focused = () => document.activeElement?.getAttribute('aria-label')

/** Rows of the help in order: label, displayed key, key to press, and the state before and after. */
const rows: [word: string, cap: string, key: string, read: () => unknown, before: unknown, after: unknown][] = [
  ['Play or pause', 'Space', ' ', () => state().status, 'playing', 'paused'],
  ['Next song', 'n', 'n', () => currentIndex(state().queue), 0, 1],
  ['Previous song', 'p', 'p', () => currentIndex(state().queue), 1, 0],
  ['Skip forward 5 seconds', '→', '{ArrowRight}', () => state().position, 0, 5],
  ['Skip back 5 seconds', '←', '{ArrowLeft}', () => state().position, 5, 0],
  ['Mute or unmute', 'm', 'm', () => state().isMuted, false, true],
  ['Volume up', '+', '+', volume, 0, 10],
  ['Volume down', '−', '-', volume, 10, 0],
  ['Shuffle', 's', 's', () => state().queue.unshuffled !== null, false, true],
  ['Repeat', 'r', 'r', () => state().queue.repeat, 'off', 'all'],
  ['Full player', 'f', 'f', dialog, undefined, 'Now playing'],
  ['Queue', 'q', 'q', dialog, undefined, 'Queue'],
  ['Search', '/', '/', focused, undefined, 'Search'],
  ['Show shortcuts', '?', '?', dialog, undefined, 'Keyboard shortcuts'],
]

test('performs the documented action for every key in the shortcut help', async () => {
  const { user } = await openSite('/album/2')
  await user.click(
    (await within(screen.getByRole('main')).findAllByRole('button', { name: /^Play / }))[0] ?? document.body,
  )
  act(() => sound.player.answer())
  await screen.findByRole('region', { name: 'Player' })
  screen.getByRole('main').focus()
  await user.keyboard('?')
  const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  const words = within(help)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  const caps = within(help)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  expect(words.map((word, index) => [word, caps[index]])).toEqual(rows.map(([word, cap]) => [word, cap]))

  for (const [word, , key, read, before, after] of rows) {
    act(closeAllDialogs)
    await waitFor(() => expect(window.history.state).not.toHaveProperty('playerPanels'))
    screen.getByRole('main').focus()
    expect([word, read() ?? undefined]).toEqual([word, before])
    await user.keyboard(key)
    await waitFor(() => expect([word, read()]).toEqual([word, after]))
  }
})
