import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'
import { playback } from '@/core/shared/playback/playback'
import { currentEntry } from '@/core/shared/playback/queue/queue'
import { createFakeAudio } from '@/core/shared/playback/testing/fake-audio'
import { tracksUpTo } from '@/core/shared/playback/testing/test-player'
import { setShortcutsEnabled } from '@/core/shared/shortcuts/page-shortcuts'

import { BarButton } from './components/bar-button'
import { panelStore } from './panel-store'
import { useShortcuts } from './use-shortcuts'

const browser = createFakeAudio()
const pressed = vi.fn()

/** A page with the player and elements that can have the focus. */
function Page({ children }: { children?: ReactNode }) {
  useShortcuts()
  return (
    <>
      {children}
      <input aria-label="Search" />
      <BarButton label="A button" shortcut="n" icon={null} onClick={pressed} />
      <div role="dialog" aria-label="Question">
        <p tabIndex={-1}>Sure?</p>
      </div>
      <div role="dialog" aria-label="Now playing" tabIndex={-1}>
        <div data-shortcuts="">
          <input aria-label="Filter" />
        </div>
      </div>
    </>
  )
}

/** Renders the page while the second of three tracks plays. */
function open(widget?: ReactNode) {
  render(<Page>{widget}</Page>)
  act(() => playback.playTracks({ tracks: tracksUpTo(3), startAt: 1 }))
  act(() => browser.player.respond())
  return userEvent.setup()
}

const panels = () => panelStore.get()
const current = () => currentEntry(playback.get().queue)?.track.id

beforeEach(() => {
  vi.stubGlobal('Audio', browser.Audio)
  vi.stubGlobal('BroadcastChannel', undefined)
  setBootstrap(bootstrapOf({ user: { id: 5, permissions: permissionsOf('music.play') } }))
})
afterEach(() => {
  pressed.mockClear()
  act(() => {
    playback.stop()
    playback.setVolume(1)
    setShortcutsEnabled(true)
    window.history.replaceState(null, '')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  localStorage.clear()
})

test.each([
  [' ', () => playback.get().status, 'paused'],
  ['n', current, 3],
  ['p', current, 1],
  ['m', () => playback.get().isMuted, true],
  ['s', () => playback.get().queue.unshuffled !== null, true],
  ['r', () => playback.get().queue.repeat, 'all'],
  ['-', () => playback.get().volume, 0.9],
  ['--+', () => playback.get().volume, 0.9],
  ['f', panels, ['song']],
  ['q', panels, ['queue']],
  ['{Shift>}?{/Shift}', panels, ['keys']],
  ['{ArrowRight}', () => playback.get().position, 5],
  ['{ArrowRight}{ArrowLeft}', () => playback.get().position, 0],
])('controls the player with %j from anywhere on the page', async (key, read, expected) => {
  await open().keyboard(key)
  expect(read()).toEqual(expected)
})

test('ignores keys typed into a text field or pressed in a dialog', async () => {
  const user = open()
  const before = playback.get()
  await user.type(screen.getByRole('textbox', { name: 'Search' }), 'mans pirmais {ArrowLeft}')
  screen.getByText('Sure?').focus()
  await user.keyboard(' nm{ArrowRight}')
  expect(screen.getByRole('textbox', { name: 'Search' })).toHaveValue('mans pirmais ')
  expect(playback.get()).toEqual(before)
})

test('controls the player in the now-playing view, except in its text fields', async () => {
  const user = open()
  await user.type(screen.getByRole('textbox', { name: 'Filter' }), 'nm ')
  expect(playback.get()).toMatchObject({ status: 'playing', isMuted: false })
  screen.getByRole('dialog', { name: 'Now playing' }).focus()
  await user.keyboard(' m')
  expect(playback.get()).toMatchObject({ status: 'paused', isMuted: true })
})

test('leaves space to the focused button and seeks with the arrow keys', async () => {
  const user = open()
  await user.click(screen.getByRole('button', { name: 'A button' }))
  await user.keyboard(' {ArrowRight}')
  expect(pressed).toHaveBeenCalledTimes(2)
  expect(playback.get()).toMatchObject({ status: 'playing', position: 5 })
})

/** A scroll container, which browsers make focusable. */
const scrollBox = (content?: ReactNode) =>
  createElement('div', { key: '', tabIndex: 0, 'data-testid': content ? undefined : 'focused' }, content)

test.each([
  ['a slider', <input key="" type="range" data-testid="focused" />],
  ['a radio button', <input key="" type="radio" data-testid="focused" />],
  [
    'a tab',
    <div key="" role="tablist">
      <button type="button" role="tab" data-testid="focused">
        Songs
      </button>
    </div>,
  ],
  [
    'a cell of a grid',
    <div key="" role="grid" tabIndex={0}>
      <div role="gridcell" tabIndex={-1} data-testid="focused">
        Song
      </div>
    </div>,
  ],
  ['a scroll box', scrollBox()],
])('leaves the arrow keys to %s', async (_, widget) => {
  const user = open(widget)
  screen.getByTestId('focused').focus()
  await user.keyboard('{ArrowRight}m')
  expect(playback.get()).toMatchObject({ position: 0, isMuted: true })
})

test.each([
  ['a checkbox', <input key="" type="checkbox" data-testid="focused" />],
  [
    'a button in a scroll box',
    scrollBox(
      <button type="button" data-testid="focused">
        Play
      </button>,
    ),
  ],
  [
    'a button that react-aria made focusable',
    <button key="" type="button" tabIndex={0} data-testid="focused">
      Play
    </button>,
  ],
  [
    'a link',
    <a key="" href="#elsewhere" data-testid="focused">
      Album
    </a>,
  ],
])('seeks with the arrow keys after a click on %s', async (_, widget) => {
  const user = open(widget)
  await user.click(screen.getByTestId('focused'))
  await user.keyboard('{ArrowRight}')
  expect(playback.get().position).toBe(5)
})

test.each([
  [
    'a link',
    <a key="" href="#elsewhere" data-testid="focused">
      Album
    </a>,
  ],
  [
    'a link in a scroll box',
    scrollBox(
      <a href="#elsewhere" data-testid="focused">
        Album
      </a>,
    ),
  ],
])('pauses with space on %s, where it would only scroll', async (_, widget) => {
  const user = open(widget)
  screen.getByTestId('focused').focus()
  await user.keyboard(' ')
  expect(playback.get().status).toBe('paused')
})

test('ignores keys pressed with a modifier', async () => {
  await open().keyboard('{Control>}n{/Control}{Meta>}p{/Meta}{Alt>}{ArrowRight}{/Alt}{Shift>}S{/Shift}')
  expect([current(), playback.get().position]).toEqual([2, 0])
})

test('toggles once and keeps seeking while a key is held down', () => {
  open()
  for (const key of ['m', 'ArrowRight']) {
    for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key, repeat })
  }
  expect(playback.get()).toMatchObject({ isMuted: true, position: 15 })
})

test('ignores events that were already handled or belong to an IME composition', () => {
  open()
  const handled = new KeyboardEvent('keydown', { key: 'n', bubbles: true, cancelable: true })
  handled.preventDefault()
  document.body.dispatchEvent(handled)
  fireEvent.keyDown(document.body, { key: 'n', isComposing: true })
  expect(current()).toBe(2)
})

test('stays off once disabled, and buttons then name no shortcut', async () => {
  const user = open()
  expect(screen.getByRole('button', { name: 'A button' })).toHaveAttribute('aria-keyshortcuts', 'n')
  act(() => setShortcutsEnabled(false))
  await user.keyboard('n ')
  expect([current(), playback.get().status]).toEqual([2, 'playing'])
  expect(screen.getByRole('button', { name: 'A button' })).not.toHaveAttribute('aria-keyshortcuts')
  expect(localStorage.getItem('dziesma:device:player.shortcuts')).toBe('false')
})

test('leaves keys to the page while playback is idle', () => {
  render(<Page />)
  expect(fireEvent.keyDown(document.body, { key: ' ' })).toBe(true)
  expect(fireEvent.keyDown(document.body, { key: 'q' })).toBe(true)
})

test('opens the shortcut help while playback is idle', () => {
  render(<Page />)
  fireEvent.keyDown(document.body, { key: '?' })
  expect(panels()).toEqual(['keys'])
})
