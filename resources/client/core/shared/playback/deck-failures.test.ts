import { beforeEach, describe, expect, test, vi } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import type { Renewal } from './deck'
import { createTestPlayer, trackOf } from './testing/test-player'

/** Waits until settled promises have run their handlers. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

function setUp(options: Parameters<typeof createTestPlayer>[0] = {}) {
  const test = createTestPlayer(options)
  vi.stubGlobal('Audio', test.browser.Audio)
  return test
}

beforeEach(() => {
  setBootstrap(bootstrapOf())
  document.body.innerHTML = ''
})

describe('a track without a source', () => {
  const trackWithoutSource = trackOf(1, { src: null })

  test('plays and keeps a source that is found', async () => {
    const { playback, browser, status, current, notices } = setUp({
      canFind: () => true,
      renew: () => Promise.resolve({ type: 'source', src: 'storage/found.wav' }),
    })
    playback.playTracks({ tracks: [trackWithoutSource, trackOf(2)] })
    expect([status(), browser.elements]).toEqual(['loading', []])
    await settle()
    browser.player.respond()
    expect([status(), current(), notices]).toEqual(['playing', 1, []])
    expect(playback.get().queue.entries[0]?.track.src).toBe('storage/found.wav')
  })

  test('skips the track when no source is found, unless the user moves on first', async () => {
    const { playback, current, notices, status } = setUp({ canFind: () => true })
    playback.playTracks({ tracks: [trackWithoutSource, trackOf(2), trackOf(3)] })
    playback.jumpTo(playback.get().queue.entries[2]?.id ?? 0)
    await settle()
    expect([current(), notices]).toEqual([3, []])
    playback.previous()
    playback.previous()
    await settle()
    expect([current(), notices, status()]).toEqual([2, ['skipped 1'], 'loading'])
  })
})

describe('a device without a sound output', () => {
  test('stops with one notice instead of skipping, and resumes at the same second', () => {
    const { playback, browser, playing, current, notices, status } = setUp()
    playing()
    browser.player.advance(40)
    browser.player.fail('OnMediaSinkAudioError')
    expect([status(), current(), playback.get().position, notices]).toEqual(['paused', 1, 40, ['no output']])
    playback.play()
    browser.player.respond()
    expect([status(), browser.player.element.currentTime, notices]).toEqual(['playing', 40, ['no output']])
  })

  test('shows no notice while paused', () => {
    const { playback, browser, playing, notices, status } = setUp()
    playing()
    playback.pause()
    browser.player.fail('OnMediaSinkAudioError')
    expect([status(), notices]).toEqual(['paused', []])
  })
})

describe('an unplayable track', () => {
  const broken = (count: number) => Array.from({ length: count }, (_, index) => trackOf(index + 1, { src: '' }))

  test('skips the track with a notice', async () => {
    const { playback, browser, playing, current, notices, status } = setUp()
    playing()
    browser.player.fail()
    await settle()
    expect([current(), notices, status()]).toEqual([2, ['skipped 1'], 'loading'])
    playback.next()
    expect(current()).toBe(3)
  })

  test('skips at most three tracks in a row, then stops with one notice', () => {
    const { playback, notices, status, current } = setUp()
    playback.playTracks({ tracks: broken(10) })
    expect([notices, status(), current()]).toEqual([['skipped 1', 'skipped 2', 'skipped 3', 'gave up 4'], 'failed', 4])
  })

  test('resets the count of failures once another track has played', () => {
    const { playback, browser, notices, status } = setUp()
    const good = (id: number) => trackOf(id)
    playback.playTracks({ tracks: [...broken(3), good(11), ...broken(3), good(12)] })
    browser.player.respond()
    browser.player.advance(5)
    browser.player.end()
    browser.player.respond()
    expect(notices).toHaveLength(6)
    expect(status()).toBe('playing')
  })

  test('stops instead of looping over a single track or repeating', () => {
    const { playback, notices, status } = setUp()
    playback.setRepeat('all')
    playback.playTracks({ tracks: broken(1) })
    expect([notices, status()]).toEqual([['gave up 1'], 'failed'])
    playback.setRepeat('one')
    playback.playTracks({ tracks: broken(2) })
    expect(status()).toBe('failed')
  })

  test('retries the track on a press', async () => {
    const { playback, browser, playing, status } = setUp()
    playing(1)
    browser.player.advance(30)
    browser.player.fail()
    await settle()
    expect(status()).toBe('failed')
    playback.toggle()
    browser.player.respond()
    expect([status(), browser.player.element.currentTime]).toEqual(['playing', 30])
  })

  test('reopens a track that failed while paused at its position on the next press', () => {
    const { playback, browser, playing, status, notices } = setUp()
    playing()
    browser.player.advance(30)
    playback.pause()
    browser.player.fail()
    expect([status(), notices]).toEqual(['paused', []])
    playback.play()
    browser.player.respond()
    expect([status(), browser.player.element.currentTime]).toEqual(['playing', 30])
  })

  test('waits while offline instead of being skipped', () => {
    const { playback, browser, playing, status, current, notices } = setUp()
    playing()
    browser.player.advance(30)
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    browser.player.fail()
    expect([status(), current(), notices, playback.get().position]).toEqual(['offline', 1, [], 30])
    playback.play()
    browser.player.respond()
    expect([status(), browser.player.element.currentTime]).toEqual(['playing', 30])
  })

  test.each(['dQw4w9WgXcQ', 'https://cdn.test/live.mpd', 'https://cdn.test/live.m3u8'])(
    'skips a track with the unsupported source %s',
    (src) => {
      const { playback, notices, current } = setUp()
      playback.playTracks({ tracks: [trackOf(1, { src }), trackOf(2)] })
      expect([notices, current()]).toEqual([['skipped 1'], 2])
    },
  )
})

describe('a source that fails', () => {
  const fresh = { type: 'source', src: 'storage/track_media/1.wav?signed=again' } as const

  test('renews the source once, and resumes the track at the same position', async () => {
    const renew = vi.fn<() => Promise<Renewal>>(() => Promise.resolve(fresh))
    const { playback, browser, playing, status, current, notices } = setUp({ renew })
    playing()
    browser.player.advance(30)
    browser.player.fail()
    expect(status()).toBe('loading')
    await settle()
    browser.player.respond()
    expect([status(), current(), browser.player.element.currentTime, notices]).toEqual(['playing', 1, 30, []])
    expect(browser.player.element.src).toContain('?signed=again')
    browser.player.fail()
    await settle()
    expect([current(), notices, renew.mock.calls.length]).toEqual([2, ['skipped 1'], 2])
    expect(playback.get().queue.entries[0]?.track.src).toBe(fresh.src)
  })

  test('renews the source again once it has played on', async () => {
    const renew = vi.fn<() => Promise<Renewal>>(() => Promise.resolve(fresh))
    const { browser, playing, current } = setUp({ renew })
    playing()
    for (const second of [30, 60]) {
      browser.player.advance(second)
      browser.player.fail()
      await settle()
      browser.player.respond()
    }
    expect([current(), renew.mock.calls.length]).toEqual([1, 2])
  })

  test('stays silent if the track was paused or skipped in the meantime', async () => {
    const { playback, browser, playing, status } = setUp({ renew: () => Promise.resolve(fresh) })
    playing()
    browser.player.fail()
    playback.pause()
    await settle()
    expect([status(), browser.player.isOpen()]).toEqual(['paused', false])
    playback.play()
    expect(browser.player.element.src).toContain('?signed=again')
    browser.player.fail()
    playback.next()
    await settle()
    expect(browser.player.element.src).toContain('/2.wav')
  })

  test('shows a refusal once with the server’s message, and gives up after three refusals', async () => {
    const refused: Renewal = { type: 'refused', reason: new Error('upgrade') }
    const renew = ({ id }: { id: number }): Promise<Renewal> => Promise.resolve(id < 3 || id > 10 ? refused : fresh)
    const { browser, playing, playback, current, notices, status } = setUp({ renew })
    playing(4)
    const breakDown = async () => {
      browser.player.fail()
      await settle()
    }
    await breakDown()
    await breakDown()
    expect([current(), notices, status()]).toEqual([3, ['refused 1'], 'loading'])
    playback.playTracks({ tracks: [11, 12, 13, 14, 15, 16].map((id) => trackOf(id)) })
    for (let song = 1; song <= 4; song += 1) await breakDown()
    expect([current(), notices, status()]).toEqual([14, ['refused 1', 'refused 11'], 'failed'])
  })

  test('waits while the server is unreachable, also right after a new source', async () => {
    const renewals: Renewal[] = [fresh, { type: 'unreachable', retryAfter: 30 }]
    const { playback, browser, playing, status, current, notices } = setUp({
      renew: () => Promise.resolve(renewals.shift() ?? fresh),
    })
    playing()
    browser.player.advance(30)
    for (const expected of ['loading', 'offline']) {
      browser.player.fail()
      await settle()
      expect([status(), current(), notices, playback.get().position]).toEqual([expected, 1, [], 30])
    }
    expect(playback.get().retryAfter).toBe(30)
    playback.retry()
    browser.player.respond()
    expect([status(), playback.get().retryAfter, browser.player.element.currentTime]).toEqual(['playing', null, 30])
  })

  test('stops waiting once the permission to play is lost', async () => {
    let may = true
    const { playback, browser, playing, status, notices } = setUp({
      mayPlay: () => may,
      renew: () => Promise.resolve({ type: 'unreachable' }),
    })
    playing()
    browser.player.fail()
    await settle()
    may = false
    playback.retry()
    playback.retry()
    expect([status(), notices]).toEqual(['paused', ['not allowed']])
  })

  test.each([
    ['unreachable', 'offline', []],
    ['signedOut', 'paused', ['not allowed']],
  ] as const)('maps the renewal %s to the status %s', async (type, expected, notified) => {
    const { browser, playing, status, current, notices, playback } = setUp({ renew: () => Promise.resolve({ type }) })
    playing()
    browser.player.advance(12)
    browser.player.fail()
    await settle()
    expect([status(), current(), notices, playback.get().position]).toEqual([expected, 1, notified, 12])
  })
})
