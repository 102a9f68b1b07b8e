import type { Lyrics } from '@/contract/lyrics'

/** A line stands out so much before it is sung, in seconds: reading takes a moment. */
export const LINE_LEAD = 0.3

/** Index of the line that is sung at a second; -1 before the first one and where nothing is timed. */
export const sungLine = (lines: Lyrics['lines'], second: number): number =>
  lines.findLastIndex(({ time }) => time !== null && time <= second + LINE_LEAD)
