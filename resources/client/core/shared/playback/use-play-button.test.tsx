import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { queryClient } from '@/core/platform/api/query-client'
import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf, permissionsOf } from '@/core/platform/session/testing/bootstrap-of'
import { toast, toastStore } from '@/core/shared/toasts/toast-store'
import { INTENT_MS } from '@/lib/browser/intent'
import { mockBackend } from '@mock/node'
import { stubNavigator } from '@tests/stub-navigator'

import { playback } from './playback'
import { currentEntry } from './queue/queue'
import { tracksOf } from './queue/server-queue'
import { createFakeAudio } from './testing/fake-audio'
import { trackOf, tracksUpTo } from './testing/test-player'
import { type PlayButtonOptions, usePlayButton } from './use-play-button'

const browser = createFakeAudio()

beforeAll(() => mockBackend.listen())
// Preloads the transport: its first compilation can take longer than a test's timeout.
beforeAll(() => import('@/core/platform/api/request'))
beforeEach(() => {
  vi.stubGlobal('Audio', browser.Audio)
  mockBackend.signInAs('subscriber')
  setBootstrap(bootstrapOf({ user: { id: 5, permissions: permissionsOf('music.play') } }))
})
afterEach(() => {
  act(() => playback.stop())
  toast.close()
  queryClient.clear()
  mockBackend.reset()
})
afterAll(() => mockBackend.close())

function PlayButton({ name, ...options }: PlayButtonOptions & { name: string }) {
  const { isCurrent, isPlaying, isLoading, toggle, intent } = usePlayButton(options)
  return (
    <button type="button" {...intent} onClick={toggle} aria-current={isCurrent} aria-busy={isLoading}>
      {isPlaying ? 'Pause' : 'Play'} {name}
    </button>
  )
}

const button = (name: string) => screen.getByRole('button', { name })
/** Presses buttons in direct succession. */
const press = (...names: string[]) =>
  act(() => {
    for (const name of names) button(name).click()
  })
const current = () => currentEntry(playback.get().queue)?.track.id
const tracks = tracksUpTo(3)
/** Waits for the response to a later request, and thereby for the earlier ones. */
const otherCall = () => act(() => tracksOf('album.2.*'))

test('plays, marks and pauses the track of a row', () => {
  render(
    tracks.map(({ id, name }, index) => (
      <PlayButton key={id} name={name} tracks={tracks} index={index} queueId="album.1.*" />
    )),
  )
  press('Play Song 2')
  expect(button('Pause Song 2').getAttribute('aria-busy')).toBe('true')
  act(() => browser.player.respond())
  expect(button('Pause Song 2').getAttribute('aria-busy')).toBe('false')
  expect(button('Play Song 1').getAttribute('aria-current')).toBe('false')

  press('Pause Song 2')
  expect(playback.get().status).toBe('paused')
  expect(button('Play Song 2').getAttribute('aria-current')).toBe('true')

  press('Play Song 3')
  expect([current(), playback.get().queueId]).toEqual([3, 'album.1.*'])
})

describe('usePlayButton with the same track twice in a list', () => {
  const twice = [trackOf(1), trackOf(2), trackOf(1, { name: 'Song 1 again' }), trackOf(3)]
  const rows = () =>
    render(
      twice.map(({ name }, index) => (
        <PlayButton key={name} name={name} tracks={twice} index={index} queueId="playlist.1.*" />
      )),
    )
  const marked = () =>
    screen
      .getAllByRole('button')
      .filter((row) => row.getAttribute('aria-current') === 'true')
      .map(({ textContent }) => textContent)

  test('marks the row that plays, and plays the other one on a press', () => {
    rows()
    press('Play Song 1 again')
    act(() => browser.player.respond())
    expect(marked()).toEqual(['Pause Song 1 again'])
    press('Play Song 1')
    act(() => browser.player.respond())
    expect([marked(), playback.get().status, playback.get().queue.currentId]).toEqual([['Pause Song 1'], 'playing', 1])
    act(() => browser.player.end())
    act(() => browser.player.end())
    expect(marked()).toEqual(['Pause Song 1 again'])
  })

  test('marks the row of a track that the list continued with, also when shuffled', () => {
    rows()
    act(() => {
      playback.playTracks({ tracks: twice.slice(0, 2), queueId: 'playlist.1.*' })
      playback.addMore(twice.slice(2))
      playback.toggleShuffle()
      playback.jumpTo(3)
    })
    expect(marked()).toEqual(['Pause Song 1 again'])
  })

  test('marks the first row when the track plays from another list', () => {
    rows()
    act(() => playback.playTracks({ tracks: [trackOf(1)] }))
    expect(marked()).toEqual(['Pause Song 1'])
  })

  test('marks the only row of a list that has the track once', () => {
    render(<PlayButton name="song" tracks={[trackOf(1)]} index={0} />)
    act(() => playback.playTracks({ tracks: twice, startAt: 2 }))
    expect(marked()).toEqual(['Pause song'])
  })
})

test('marks a whole list while any of its tracks plays, comparing ids for tracks without a list', () => {
  render([
    <PlayButton key="a" name="album" tracks={tracks} queueId="album.1.*" />,
    <PlayButton key="b" name="other" tracks={tracks} queueId="album.2.*" />,
    <PlayButton key="c" name="loose" tracks={tracks} />,
  ])
  press('Play album')
  act(() => browser.player.end())
  expect(current()).toBe(2)
  expect(button('Pause album')).toBeDefined()
  expect(button('Play other')).toBeDefined()
  expect(button('Pause loose')).toBeDefined()
})

test('requests and plays a list by its queue id', async () => {
  render(<PlayButton name="album" queueId="album.1.*" />)
  press('Play album')
  expect(button('Play album').getAttribute('aria-busy')).toBe('true')
  await vi.waitFor(() => expect(button('Pause album')).toBeDefined())
  expect(playback.get()).toMatchObject({ queueId: 'album.1.*', status: 'loading' })
})

test('applies a press made while the list loads', async () => {
  render([<PlayButton key="a" name="album" queueId="album.1.*" />, <PlayButton key="s" name="songs" tracks={tracks} />])
  press('Play album', 'Play songs')
  await vi.waitFor(() => expect(button('Play album').getAttribute('aria-busy')).toBe('false'))
  expect([current(), playback.get().queueId]).toEqual([1, null])
})

test('cancels the loading list on a pause and resets its button', async () => {
  render([<PlayButton key="a" name="album" queueId="album.1.*" />, <PlayButton key="s" name="songs" tracks={tracks} />])
  press('Play songs')
  act(() => browser.player.respond())
  press('Play album', 'Pause songs')
  expect(button('Play album').getAttribute('aria-busy')).toBe('false')
  await otherCall()
  expect([current(), playback.get().status]).toEqual([1, 'paused'])
})

test('requests a list once when its button is pressed again while it loads', async () => {
  render(<PlayButton name="album" queueId="album.1.*" />)
  const fetched = vi.spyOn(playback, 'playLoaded')
  press('Play album', 'Play album')
  await vi.waitFor(() => expect(button('Pause album')).toBeDefined())
  expect(fetched).toHaveBeenCalledOnce()
})

test('plays the last pressed of two loading lists', async () => {
  render([<PlayButton key="a" name="one" queueId="album.1.*" />, <PlayButton key="b" name="two" queueId="album.2.*" />])
  press('Play one', 'Play two')
  await vi.waitFor(() => expect(button('Pause two')).toBeDefined())
  await vi.waitFor(() => expect(button('Play one').getAttribute('aria-busy')).toBe('false'))
  expect(playback.get().queueId).toBe('album.2.*')
})

describe('usePlayButton before the press', () => {
  const cached = () => queryClient.getQueryCache().findAll({ queryKey: ['player/tracks'] })
  const failQueue = () => mockBackend.world.faults.set([{ kind: 'network', endpoint: 'player.queue' }])

  test.each([
    ['touch', (element: HTMLElement) => fireEvent.pointerDown(element)],
    ['hover', (element: HTMLElement) => fireEvent.pointerEnter(element)],
    ['focus', (element: HTMLElement) => fireEvent.focus(element)],
  ])('prefetches the list on %s, so that the press needs no request', async (_, approach) => {
    render(<PlayButton name="album" queueId="album.1.*" />)
    approach(button('Play album'))
    await vi.waitFor(() => expect(cached()[0]?.state.status).toBe('success'))
    failQueue()
    press('Play album')
    await vi.waitFor(() => expect(button('Pause album')).toBeDefined())
  })

  test('requests the list once for a touch and its press', async () => {
    render(<PlayButton name="album" queueId="album.1.*" />)
    mockBackend.world.faults.set([{ kind: 'network', endpoint: 'player.queue', every: 2 }])
    fireEvent.pointerDown(button('Play album'))
    press('Play album')
    await vi.waitFor(() => expect(button('Pause album')).toBeDefined())
    expect(cached()).toEqual([])
  })

  test('requests the list again on the press when the prefetch failed', async () => {
    render(<PlayButton name="album" queueId="album.1.*" />)
    failQueue()
    fireEvent.pointerDown(button('Play album'))
    await vi.waitFor(() => expect(cached()[0]?.state.status).toBe('error'))
    expect(toastStore.get()).toBeNull()
    mockBackend.world.faults.set([])
    press('Play album')
    await vi.waitFor(() => expect(button('Pause album')).toBeDefined())
  })

  test('prefetches nothing for a passing pointer, in data-saver mode, or without permission to play', () => {
    vi.useFakeTimers()
    render(<PlayButton name="album" queueId="album.1.*" />)
    fireEvent.pointerEnter(button('Play album'))
    fireEvent.pointerLeave(button('Play album'))
    vi.advanceTimersByTime(INTENT_MS)
    stubNavigator({ connection: { saveData: true } })
    fireEvent.pointerDown(button('Play album'))
    stubNavigator({})
    setBootstrap(bootstrapOf({ user: { id: 5 } }))
    fireEvent.pointerDown(button('Play album'))
    expect(cached()).toEqual([])
    vi.useRealTimers()
  })
})

test('notifies the visitor of a list that is empty or cannot be loaded', async () => {
  render([
    <PlayButton key="a" name="gone" queueId="album.99999.*" />,
    <PlayButton key="b" name="empty" queueId="channel.1.*" />,
  ])
  press('Play gone')
  await vi.waitFor(() => expect(toastStore.get()?.type).toBe('danger'))
  press('Play empty')
  await vi.waitFor(() => expect(toastStore.get()?.message).toBe('There are no songs here yet.'))
  expect(playback.get().status).toBe('idle')
})
