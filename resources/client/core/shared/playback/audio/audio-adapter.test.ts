import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Source } from '@/core/shared/playback/source/source'
import { stubNavigator } from '@tests/stub-navigator'

import { createFakeAudio } from '../testing/fake-audio'
import { type AudioEvent, createAudioAdapter } from './audio-adapter'

const song: Source = { kind: 'file', url: 'http://dziesma.test/1.wav' }
const other: Source = { kind: 'file', url: 'http://dziesma.test/2.wav' }

function setUp() {
  document.body.innerHTML = ''
  const browser = createFakeAudio()
  vi.stubGlobal('Audio', browser.Audio)
  const audio = createAudioAdapter()
  const events: AudioEvent['type'][] = []
  audio.setListener(({ type }) => events.push(type))
  const fire = (type: string) => browser.player.element.dispatchEvent(new Event(type))
  return { audio, browser, events, fire }
}

describe('the audio element', () => {
  test('attaches one invisible element to the page at the first use', () => {
    const { audio, browser } = setUp()
    audio.setVolume(0.5, true)
    expect(browser.elements).toEqual([])
    audio.open(song, 0)
    audio.open(other, 0)
    expect(browser.elements).toHaveLength(1)
    expect(document.body.contains(browser.player.element)).toBe(true)
    expect(browser.player.element).not.toBeVisible()
    expect(browser.player.element).toMatchObject({ volume: 0.5, muted: true })
  })

  test('declares an audio session of type playback', () => {
    const audioSession = { type: 'auto' }
    stubNavigator({ audioSession })
    setUp().audio.open(song, 0)
    expect(audioSession.type).toBe('playback')
  })

  test.each([
    [{ kind: 'file', url: 'x' }, true],
    [{ kind: 'hls', url: 'x' }, false],
    [{ kind: 'dash', url: 'x' }, false],
    [{ kind: 'youtube', videoId: 'x' }, false],
    [{ kind: 'none' }, false],
  ] as const)('supports %j: %s', (source, expected) => {
    expect(setUp().audio.canPlay(source)).toBe(expected)
  })

  test('supports HLS if the browser does', () => {
    const { audio, browser } = setUp()
    audio.open(song, 0)
    browser.player.element.canPlayType = () => 'maybe'
    expect(audio.canPlay({ kind: 'hls', url: 'x' })).toBe(true)
  })
})

test('keeps one playing and one prefetching element, without further listeners, over 300 tracks', () => {
  const { audio, browser } = setUp()
  audio.open(song, 0)
  const added = vi.spyOn(browser.player.element, 'addEventListener')
  for (let index = 0; index < 300; index += 1) {
    audio.open({ kind: 'file', url: `http://dziesma.test/${index}.wav` }, 0)
    audio.play()
    browser.player.buffer()
    audio.prefetch({ kind: 'file', url: `http://dziesma.test/${index + 1}.wav` })
  }
  expect([browser.elements.length, document.querySelectorAll('audio').length, added.mock.calls]).toEqual([2, 1, []])
  audio.close()
  expect(browser.elements.some((element) => element.isOpen())).toBe(false)
})

describe('open and close', () => {
  test('seeks to the start position when the metadata loads, and reports no position before', () => {
    const { audio, browser, events } = setUp()
    audio.open(song, 42)
    browser.player.advance(0)
    expect(events).not.toContain('position')
    browser.player.respond()
    expect(browser.player.element.currentTime).toBe(42)
  })

  test('seeks instead of reloading when the source is already open', () => {
    const { audio, browser } = setUp()
    audio.open(song, 0)
    browser.player.respond()
    audio.open(song, 7)
    expect(browser.player.element).toMatchObject({ currentTime: 7, readyState: 4 })
  })

  test('reloads a source that has failed', () => {
    const { audio, browser } = setUp()
    audio.open(song, 0)
    browser.player.fail()
    audio.open(song, 0)
    expect(browser.player.element.error).toBeNull()
  })

  test.each(['OnMediaSinkAudioError', 'NS_ERROR_DOM_MEDIA_MEDIASINK_ERR (0x806e000b)'])(
    'tells a missing sound output from a broken source: %s',
    (message) => {
      const { audio, browser, events } = setUp()
      audio.open(song, 0)
      browser.player.fail(message)
      audio.open(song, 0)
      browser.player.fail('DEMUXER_ERROR_COULD_NOT_OPEN')
      expect(events).toEqual(['noOutput', 'failed'])
    },
  )

  test('releases the source on close and emits no further events', () => {
    const { audio, browser, events, fire } = setUp()
    audio.open(song, 0)
    audio.play()
    audio.close()
    for (const type of ['error', 'pause', 'timeupdate', 'ended']) fire(type)
    expect([events, browser.player.isOpen(), browser.player.isAsked()]).toEqual([[], false, false])
  })
})

describe('late events', () => {
  test('ignores a pause event after playing has resumed', () => {
    const { audio, browser, events, fire } = setUp()
    audio.open(song, 0)
    audio.play()
    browser.player.respond()
    fire('pause')
    expect(events).not.toContain('paused')
  })

  test('ignores a playing event after a pause', () => {
    const { audio, browser, events, fire } = setUp()
    audio.open(song, 0)
    audio.play()
    audio.pause()
    events.length = 0
    fire('playing')
    fire('waiting')
    browser.player.respond()
    expect(events).not.toContain('playing')
    expect(events).not.toContain('waiting')
  })

  test('ignores the pause event that precedes the end', () => {
    const { audio, browser, events } = setUp()
    audio.open(song, 0)
    audio.play()
    browser.player.respond()
    browser.player.end()
    expect(events).not.toContain('paused')
    expect(events.at(-1)).toBe('ended')
  })

  test('reports no duration for a live stream', () => {
    const { audio, events, fire } = setUp()
    audio.open(song, 0)
    fire('durationchange')
    expect(events).toEqual([])
  })
})

describe('prefetch', () => {
  const fetching = (browser: ReturnType<typeof setUp>['browser']) =>
    browser.elements.filter((element) => element.isOpen()).map(({ element }) => element.src)

  test('announces once that the current source is buffered', () => {
    const { audio, browser, events, fire } = setUp()
    audio.open(song, 0)
    fire('progress')
    expect(events).not.toContain('buffered')
    browser.player.buffer()
    browser.player.buffer()
    expect(events.filter((type) => type === 'buffered')).toHaveLength(1)
  })

  test.each(['progress', 'suspend', 'canplaythrough', 'timeupdate'])(
    'announces that the current source is buffered by %s',
    (type) => {
      const { audio, browser, events } = setUp()
      audio.open(song, 0)
      browser.player.buffer(type)
      expect(events.filter((event) => event === 'buffered')).toHaveLength(1)
    },
  )

  test('uses a separate element, which never sounds', () => {
    const { audio, browser } = setUp()
    audio.open(song, 0)
    audio.prefetch(other)
    audio.play()
    expect(fetching(browser)).toEqual(['http://dziesma.test/1.wav', 'http://dziesma.test/2.wav'])
    expect(browser.elements[1]?.isAsked()).toBe(false)
    expect(document.querySelectorAll('audio')).toHaveLength(1)
  })

  test('releases its source when the source changes and on close', () => {
    const { audio, browser } = setUp()
    audio.open(song, 0)
    audio.prefetch(other)
    audio.prefetch(undefined)
    expect(fetching(browser)).toEqual(['http://dziesma.test/1.wav'])
    audio.prefetch(other)
    audio.close()
    expect(fetching(browser)).toEqual([])
    expect(browser.elements).toHaveLength(2)
  })

  test('skips a source that is already open', () => {
    const { audio, browser } = setUp()
    audio.open(song, 0)
    audio.prefetch(song)
    expect(browser.elements).toHaveLength(1)
  })
})

describe('a command that the browser carries out after the next one', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function toggled(...commands: ('play' | 'pause')[]) {
    const parts = setUp()
    parts.audio.open(song, 0)
    for (const name of commands) parts.audio[name]()
    parts.browser.player.respond()
    return { ...parts, playLate: () => void parts.browser.player.element.play().catch(() => undefined) }
  }

  test('plays on when that was a pause', () => {
    const { browser, events } = toggled('play', 'pause', 'play')
    browser.player.interrupt()
    expect(browser.player.isAsked()).toBe(true)
    expect(events.at(-1)).toBe('waiting')
    browser.player.respond()
    expect(events.at(-1)).toBe('playing')
  })

  test('stays paused when that was a play', () => {
    const { browser, events, playLate, fire } = toggled('play', 'pause')
    playLate()
    fire('play')
    fire('playing')
    expect(browser.player.isAsked()).toBe(false)
    expect(events).not.toContain('playing')
  })

  test.each([
    ['a second later', ['play', 'pause', 'play'], 1000],
    ['after a single press', ['play'], 0],
  ] as const)('pauses for the system %s', (_, commands, delay) => {
    const { browser, events } = toggled(...commands)
    vi.advanceTimersByTime(delay)
    browser.player.interrupt()
    expect(browser.player.isAsked()).toBe(false)
    expect(events.at(-1)).toBe('paused')
  })

  test('plays nothing that was closed', () => {
    const { audio, browser } = toggled('play', 'pause', 'play')
    audio.close()
    expect(browser.player.isAsked()).toBe(false)
  })
})
