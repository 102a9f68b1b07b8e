import { describe, expect, test, vi } from 'vitest'

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
  const heard: AudioEvent['type'][] = []
  audio.setListener(({ type }) => heard.push(type))
  const fire = (type: string) => browser.player.element.dispatchEvent(new Event(type))
  return { audio, browser, heard, fire }
}

/** The system's own objects, which jsdom has none of. */

describe('the element', () => {
  test('is made at the first use, once, and stands in the page unseen', () => {
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

  test('tells the system that it is music', () => {
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
  ] as const)('can play %j: %s', (source, expected) => {
    expect(setUp().audio.canPlay(source)).toBe(expected)
  })

  test('plays HLS where the browser does', () => {
    const { audio, browser } = setUp()
    audio.open(song, 0)
    browser.player.element.canPlayType = () => 'maybe'
    expect(audio.canPlay({ kind: 'hls', url: 'x' })).toBe(true)
  })
})

test('300 songs leave one element that sounds, one that fetches ahead, and no more listeners than the first', () => {
  const { audio, browser } = setUp()
  audio.open(song, 0)
  const listens = vi.spyOn(browser.player.element, 'addEventListener')
  for (let index = 0; index < 300; index += 1) {
    audio.open({ kind: 'file', url: `http://dziesma.test/${index}.wav` }, 0)
    audio.play()
    browser.player.buffer()
    audio.prefetch({ kind: 'file', url: `http://dziesma.test/${index + 1}.wav` })
  }
  expect([browser.elements.length, document.querySelectorAll('audio').length, listens.mock.calls]).toEqual([2, 1, []])
  audio.close()
  expect(browser.elements.some((element) => element.isOpen())).toBe(false)
})

describe('opening', () => {
  test('goes to the position as soon as the browser can, and tells of none before', () => {
    const { audio, browser, heard } = setUp()
    audio.open(song, 42)
    browser.player.advance(0)
    expect(heard).not.toContain('position')
    browser.player.answer()
    expect(browser.player.element.currentTime).toBe(42)
  })

  test('the same source again fetches nothing: it goes to the position', () => {
    const { audio, browser } = setUp()
    audio.open(song, 0)
    browser.player.answer()
    audio.open(song, 7)
    expect(browser.player.element).toMatchObject({ currentTime: 7, readyState: 4 })
  })

  test('the same source after its failure fetches it anew', () => {
    const { audio, browser } = setUp()
    audio.open(song, 0)
    browser.player.fail()
    audio.open(song, 0)
    expect(browser.player.element.error).toBeNull()
  })

  test('closing lets go of the source, and nothing is heard of it any more', () => {
    const { audio, browser, heard, fire } = setUp()
    audio.open(song, 0)
    audio.play()
    audio.close()
    for (const type of ['error', 'pause', 'timeupdate', 'ended']) fire(type)
    expect([heard, browser.player.isOpen(), browser.player.isAsked()]).toEqual([[], false, false])
  })
})

describe('events that come late', () => {
  test('a pause that is over is not notices', () => {
    const { audio, browser, heard, fire } = setUp()
    audio.open(song, 0)
    audio.play()
    browser.player.answer()
    fire('pause')
    expect(heard).not.toContain('paused')
  })

  test('a start that is over is not notices', () => {
    const { audio, browser, heard, fire } = setUp()
    audio.open(song, 0)
    audio.play()
    audio.pause()
    heard.length = 0
    fire('playing')
    fire('waiting')
    browser.player.answer()
    expect(heard).not.toContain('playing')
    expect(heard).not.toContain('waiting')
  })

  test('the pause that is part of the end is not notices', () => {
    const { audio, browser, heard } = setUp()
    audio.open(song, 0)
    audio.play()
    browser.player.answer()
    browser.player.end()
    expect(heard).not.toContain('paused')
    expect(heard.at(-1)).toBe('ended')
  })

  test('a live stream has no duration', () => {
    const { audio, heard, fire } = setUp()
    audio.open(song, 0)
    fire('durationchange')
    expect(heard).toEqual([])
  })
})

describe('what comes next', () => {
  const fetching = (browser: ReturnType<typeof setUp>['browser']) =>
    browser.elements.filter((element) => element.isOpen()).map(({ element }) => element.src)

  test('is notices about once, when the rest of the source is here', () => {
    const { audio, browser, heard, fire } = setUp()
    audio.open(song, 0)
    fire('progress')
    expect(heard).not.toContain('buffered')
    browser.player.buffer()
    browser.player.buffer()
    expect(heard.filter((type) => type === 'buffered')).toHaveLength(1)
  })

  test('is fetched by an element of its own, which never sounds', () => {
    const { audio, browser } = setUp()
    audio.open(song, 0)
    audio.prefetch(other)
    audio.play()
    expect(fetching(browser)).toEqual(['http://dziesma.test/1.wav', 'http://dziesma.test/2.wav'])
    expect(browser.elements[1]?.isAsked()).toBe(false)
    expect(document.querySelectorAll('audio')).toHaveLength(1)
  })

  test('is let go of when it changes, or when everything closes', () => {
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

  test('is not fetched when it is open already, or when the visitor saves data', () => {
    const { audio, browser } = setUp()
    audio.open(song, 0)
    audio.prefetch(song)
    stubNavigator({ connection: { saveData: true } })
    audio.prefetch(other)
    expect(browser.elements).toHaveLength(1)
  })
})
