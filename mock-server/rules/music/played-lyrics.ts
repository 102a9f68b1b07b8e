import type { MockLyric } from '../../state/store/music-rows'
import { readStoredLine } from './stored-line'

/** Lyrics for the player: one text in release A, otherwise lines with their times (backend contract, section 5). */
export function playedLyrics({ id, text, is_synced, duration }: MockLyric, format: 'text' | 'lines') {
  if (format === 'text') return { lyric: { id, text, duration } }
  const lines = text.split(/\r?\n/).map((line) => (is_synced && readStoredLine(line)) || { text: line })
  return { is_synced, duration, lines }
}
