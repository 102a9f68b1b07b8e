import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'
import { playback } from '@/core/shared/playback/playback'
import { createFakeAudio } from '@/core/shared/playback/testing/fake-audio'
import { trackOf, tracksUpTo } from '@/core/shared/playback/testing/test-player'

import { panelStore } from './panel-store'
import { PlayerBar } from './player-bar'

// Renewing the source of a failed track finds no working one.
vi.mock('@/core/shared/playback/source/renew-source', () => ({
  renewSource: () => Promise.resolve({ type: 'broken' }),
}))

const browser = createFakeAudio()
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)))

/** Notifies once per observed element; jsdom has no layout and no ResizeObserver. */
class FakeResizeObserver {
  constructor(private readonly notify: () => void) {}
  observe() {
    this.notify()
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('Audio', browser.Audio)
  vi.stubGlobal('BroadcastChannel', undefined)
  vi.stubGlobal('ResizeObserver', FakeResizeObserver)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(72)
  setBootstrap(bootstrapOf({ user: { id: 5, permissions: permissionsOf('music.play') } }))
})
afterEach(() => {
  act(() => {
    playback.stop()
    playback.setVolume(1)
    browser.refuse(false)
  })
  localStorage.clear()
})

const ganos = { id: 2, name: 'Ganos', image: 'storage/2.svg', artists: [{ id: 7, name: 'Putni' }] }

function open(tracks = [trackOf(1, { name: 'Āzītis', album: ganos }), trackOf(2), trackOf(3)]) {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <PlayerBar />
    </MemoryRouter>,
  )
  return {
    user,
    play: (startAt = 0) => {
      act(() => playback.playTracks({ tracks, startAt }))
      act(() => browser.player.respond())
    },
  }
}

const button = (name: string) => screen.getByRole('button', { name })
const slider = (name: string) => screen.getByRole('slider', { name })
const announced = () => screen.getByRole('status').textContent

describe('PlayerBar', () => {
  test('appears when there is something to play and publishes its height', () => {
    const { play } = open()
    const height = () => document.documentElement.style.getPropertyValue('--player-bar-height')
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull()
    play()
    expect(screen.getByRole('region', { name: 'Player' })).toBeVisible()
    expect(height()).toBe('72px')
    act(() => playback.stop())
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull()
    expect(height()).toBe('')
  })

  test('renders after the click’s task, which requests the audio first', async () => {
    open()
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    playback.playTracks({ tracks: [trackOf(1)] })
    expect(browser.player.isAsked()).toBe(true)
    // React flushes urgent updates in a microtask of the same task.
    await Promise.resolve()
    expect(screen.queryByRole('region', { name: 'Player' })).toBeNull()
    expect(await screen.findByRole('region', { name: 'Player' })).toBeVisible()
  })

  test('shows the current track with links to its page and its artists', () => {
    open().play()
    expect(screen.getByRole('link', { name: 'Āzītis' })).toHaveAttribute('href', '/track/1/azitis')
    expect(screen.getByRole('link', { name: 'Putni' })).toHaveAttribute('href', '/artist/7/putni')
    expect(document.querySelector('img')).toHaveAttribute('src', 'http://dziesma.test/storage/2.svg')
  })
})

describe('swipes over the current track', () => {
  beforeEach(() => {
    Object.assign(Element.prototype, { setPointerCapture: () => {} })
    return () => Reflect.deleteProperty(Element.prototype, 'setPointerCapture')
  })

  /** Swipes from the middle of the title by `distance` pixels; the area is 200 pixels wide. */
  function swipe(distance: number, { pointerType = 'touch', isCancelled = false } = {}) {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
    const title = within(screen.getByRole('region', { name: 'Player' })).getAllByRole('link')[0] ?? document.body
    const pointer = { pointerType, isPrimary: true, pointerId: 1 }
    fireEvent.pointerDown(title, { ...pointer, clientX: 100 })
    fireEvent.pointerMove(title, { ...pointer, clientX: 100 + distance })
    const offset = title.closest('div[style]')?.getAttribute('style')
    fireEvent[isCancelled ? 'pointerCancel' : 'pointerUp'](title, { ...pointer, clientX: 100 + distance })
    return { title, offset }
  }

  test('plays the next track to the left and the previous one to the right, following the finger', () => {
    open().play()
    const { title, offset } = swipe(-60)
    expect(offset).toContain('translate: -60px')
    expect(screen.getByRole('link', { name: 'Song 2' })).toBeVisible()
    expect(title.closest('div[style*="translate"]')).toBeNull()
    swipe(60)
    expect(screen.getByRole('link', { name: 'Āzītis' })).toBeVisible()
  })

  test('springs back from a short swipe, from one that scrolls, and ignores the mouse', () => {
    open().play()
    swipe(-40)
    swipe(-60, { isCancelled: true })
    swipe(-60, { pointerType: 'mouse' })
    expect(screen.getByRole('link', { name: 'Āzītis' })).toBeVisible()
  })

  test('follows no mouse that moves over the track after a swipe', () => {
    open().play()
    const { title } = swipe(-40)
    fireEvent.pointerMove(title, { pointerType: 'mouse', isPrimary: true, pointerId: 2, clientX: 90 })
    expect(title.closest('div[style*="translate"]')).toBeNull()
  })

  test('opens nothing on the click that a swipe may end with', () => {
    open().play()
    const { title } = swipe(-40)
    expect(fireEvent.click(title, { detail: 1 })).toBe(false)
    expect(panelStore.get()).toEqual([])
  })
})

describe('PlayerBar for a child', () => {
  test('shows the controls together with the first track', async () => {
    setBootstrap(bootstrapOf({ user: { id: 5, permissions: permissionsOf('music.play', 'family.open') } }))
    const { play } = open()
    await act(() => vi.dynamicImportSettled())
    play()
    expect(button('Pause')).toBeVisible()
  })
})

describe('Transport and VolumeControl', () => {
  test('plays, pauses and skips tracks', async () => {
    const { user, play } = open()
    play()
    await user.click(button('Pause'))
    expect(playback.get().status).toBe('paused')
    await user.click(button('Play'))
    act(() => browser.player.respond())
    expect(button('Pause')).toBeVisible()
    await user.click(button('Next'))
    expect(screen.getByText('Song 2')).toBeVisible()
    await user.click(button('Previous'))
    expect(screen.getByRole('link', { name: 'Āzītis' })).toBeVisible()
  })

  test('toggles shuffle and cycles repeat through three labelled modes', async () => {
    const { user, play } = open()
    play()
    expect(button('Shuffle')).toHaveAttribute('aria-pressed', 'false')
    await user.click(button('Shuffle'))
    expect(button('Shuffle')).toHaveAttribute('aria-pressed', 'true')
    await user.click(button('Repeat: off'))
    await user.click(button('Repeat: all songs'))
    await user.click(button('Repeat: this song'))
    expect(button('Repeat: off')).toBeVisible()
  })

  test('shows zero volume while muted and restores it when unmuted', async () => {
    const { user, play } = open()
    play()
    act(() => playback.setVolume(0.5))
    expect(slider('Volume')).toHaveAttribute('aria-valuetext', '50%')
    await user.click(button('Mute'))
    expect(button('Mute')).toHaveAttribute('aria-pressed', 'true')
    expect(slider('Volume')).toHaveAttribute('aria-valuetext', '0%')
    await user.click(button('Mute'))
    expect(slider('Volume')).toHaveValue('0.5')
  })

  test('hides the volume controls where only the system sets the volume, as on iOS', () => {
    vi.spyOn(HTMLMediaElement.prototype, 'volume', 'get').mockReturnValue(1)
    open().play()
    expect(screen.queryByRole('slider', { name: 'Volume' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Mute' })).toBeNull()
  })

  test('limits the volume to the profile’s ceiling', () => {
    open().play()
    act(() => playback.setVolumeCeiling(0.6))
    expect(slider('Volume')).toHaveAttribute('max', '0.6')
    expect(slider('Volume')).toHaveAttribute('aria-valuetext', '60%')
    act(() => playback.setVolumeCeiling(1))
  })
})

describe('SeekBar', () => {
  const move = (to: number, type: 'input' | 'change') => {
    const range = slider('Song position') as HTMLInputElement
    // The native setter: React's own would record the value and ignore the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(range, String(to))
    act(() => void range.dispatchEvent(new Event(type, { bubbles: true })))
  }

  test('shows the playback position as its value text', () => {
    open().play()
    act(() => browser.player.advance(62.7))
    expect(slider('Song position')).toHaveAttribute('aria-valuetext', '1:02 of 3:20')
  })

  test('seeks only when the thumb is released', () => {
    open().play()
    move(100, 'input')
    act(() => browser.player.advance(5))
    expect(slider('Song position')).toHaveAttribute('aria-valuetext', '1:40 of 3:20')
    expect(browser.player.element.currentTime).toBe(5)
    move(120, 'input')
    move(120, 'change')
    expect(browser.player.element.currentTime).toBe(120)
    act(() => browser.player.advance(1))
    expect(slider('Song position')).toHaveAttribute('aria-valuetext', '2:01 of 3:20')
  })

  test('disables itself for a track of unknown duration', () => {
    const track = trackOf(1, { duration: null })
    open([track])
    act(() => playback.playTracks({ tracks: [track] }))
    expect(slider('Song position')).toBeDisabled()
  })
})

describe('playback blockers', () => {
  test('prompts for a tap when autoplay is blocked and plays after it', async () => {
    const { user } = open()
    browser.refuse()
    act(() => playback.playTracks({ tracks: tracksUpTo(2) }))
    await settle()
    expect(screen.getByRole('region', { name: 'Player' })).toHaveTextContent('Tap to play')
    browser.refuse(false)
    await user.click(button('Tap to play'))
    act(() => browser.player.respond())
    expect(screen.getByRole('region', { name: 'Player' })).not.toHaveTextContent('Tap to play')
  })

  test('offers to retry a track that failed', async () => {
    const { user, play } = open([trackOf(1)])
    play()
    act(() => browser.player.fail())
    await waitFor(() => expect(announced()).toBe("This song can't be played"))
    await user.click(button('Try again'))
    act(() => browser.player.respond())
    expect(playback.get().status).toBe('playing')
  })

  test('announces playback in another tab and a lost connection', () => {
    open().play()
    act(() => playback.yieldToTab())
    expect(announced()).toBe('Playing in another tab')
    act(() => playback.yieldToTab('Āzītis'))
    expect(announced()).toBe('Playing in another tab: Āzītis')
    fireEvent.click(button('Play here'))
    act(() => browser.player.respond())
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => browser.player.fail())
    expect(announced()).toBe('Waiting for connection')
  })

  test('shows a spinner only when loading takes long', () => {
    vi.useFakeTimers()
    try {
      open()
      act(() => playback.playTracks({ tracks: tracksUpTo(2) }))
      const spinner = () => button('Pause').querySelector('.animate-spin')
      expect(spinner()).toBeNull()
      act(() => void vi.advanceTimersByTime(600))
      expect(spinner()).not.toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('PlaybackAnnouncer', () => {
  test('announces each new track, but no pauses and no restored queue', () => {
    const { play } = open()
    act(() => playback.addToEnd(tracksUpTo(2)))
    expect(announced()).toBe('')
    act(() => playback.stop())
    play()
    expect(announced()).toBe('Now playing: Āzītis, Putni')
    act(() => playback.pause())
    expect(announced()).toBe('Now playing: Āzītis, Putni')
    act(() => playback.next())
    expect(announced()).toBe('Now playing: Song 2, Putni')
  })
})
