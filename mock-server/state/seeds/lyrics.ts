import { timeMark } from '@/contract/shapes/lyric-text'
import { lyricsOf } from '@demo-media/lyrics/lyrics'

import type { MockLyric, MockTrack } from '../store/music-rows'

/** Maximum number of tracks with generated lyrics: writing them for a large archive would take seconds. */
const MAX_TRACKS = 3000

/** Lyrics of the tracks that have some. */
export const lyrics = (tracks: readonly MockTrack[]): MockLyric[] =>
  tracks
    .slice(0, MAX_TRACKS)
    .flatMap((track) => {
      const written = lyricsOf(track)
      return written ? [{ track, ...written }] : []
    })
    .map(({ track, is_synced, duration, lines }, index) => ({
      id: index + 1,
      track_id: track.id,
      text: lines.map(({ text, time }) => (time === undefined ? text : timeMark(time) + text)).join('\n'),
      is_synced,
      duration,
      created_at: track.created_at,
    }))
