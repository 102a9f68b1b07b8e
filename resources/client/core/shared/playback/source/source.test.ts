import { beforeEach, expect, test } from 'vitest'

import { setBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { bootstrapOf } from '@/core/platform/session/testing/bootstrap-of'

import { mayPlayVideos, sourceOf } from './source'

beforeEach(() => setBootstrap(bootstrapOf()))

const file = (url: string) => ({ kind: 'file', url })
const video = { kind: 'youtube', videoId: 'dQw4w9WgXcQ' }
const none = { kind: 'none' }

test.each([
  ['storage/track_media/1.wav', file('http://dziesma.test/storage/track_media/1.wav')],
  [
    'https://cdn.test/storage/track_media/1.mp3?sig=a%2Fb',
    file('https://cdn.test/storage/track_media/1.mp3?sig=a%2Fb'),
  ],
  ['//cdn.test/song', file('http://cdn.test/song')],
  ['https://cdn.test/live.m3u8?t=1', { kind: 'hls', url: 'https://cdn.test/live.m3u8?t=1' }],
  ['storage/list.M3U8', { kind: 'hls', url: 'http://dziesma.test/storage/list.M3U8' }],
  ['https://cdn.test/live.mpd', { kind: 'dash', url: 'https://cdn.test/live.mpd' }],
  ['dQw4w9WgXcQ', video],
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=4', video],
  ['https://music.youtube.com/watch?v=dQw4w9WgXcQ', video],
  ['https://youtu.be/dQw4w9WgXcQ?si=1', video],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', video],
  ['https://www.youtube.com/', none],
  ['https://notyoutube.com/watch?v=dQw4w9WgXcQ', file('https://notyoutube.com/watch?v=dQw4w9WgXcQ')],
  ['javascript:alert(1)', none],
  ['   ', none],
  ['', none],
  [null, none],
  [undefined, none],
])('parses %j as %j', (src, expected) => {
  expect(sourceOf({ src })).toEqual(expected)
})

test('requests uploaded songs from the site, never from its asset host', () => {
  setBootstrap(bootstrapOf({ settings: { asset_url: 'https://cdn.test/site' } }))
  expect(sourceOf({ src: 'storage/track_media/1.wav' })).toEqual(file('http://dziesma.test/storage/track_media/1.wav'))
  expect(sourceOf({ src: 'api/v1/file-entries/7' })).toEqual(file('http://dziesma.test/api/v1/file-entries/7'))
})

test.each([
  [{}, false],
  [{ suggested_quality: 'hd720' }, true],
  [{ region_code: 'LV' }, true],
  [{ search_method: 'site' }, true],
  [{ store_id: true }, true],
])('plays videos where the site has configured them: %j, %j', (youtube, isAllowed) => {
  setBootstrap(bootstrapOf({ settings: { youtube } }))
  expect(mayPlayVideos()).toBe(isAllowed)
})
