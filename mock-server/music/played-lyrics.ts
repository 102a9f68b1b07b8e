import { readLyricLines } from '@/contract/lyric-text'

import type { MockLyric } from '../store/music-rows'

/** Lyrics for the player: one text in release A, otherwise lines with their times (backend contract, section 5). */
export function playedLyrics({ id, text, is_synced, duration }: MockLyric, format: 'text' | 'lines') {
  if (format === 'text') return { lyric: { id, text, duration } }
  const lines = is_synced
    ? readLyricLines(text).map((line) =>
        line.time === null ? { text: line.text } : { text: line.text, time: line.time },
      )
    : text.split(/\r?\n/).map((line) => ({ text: line }))
  return { is_synced, duration, lines }
}
