import type { Lyrics } from '@/contract/lyrics'

/** A line is shown so much before it is sung, in seconds: reading takes a moment. */
export const LINE_LEAD = 0.3

/** Index of the line that is sung at a position in seconds; -1 before the first one and where nothing is timed. */
export const currentLine = (lines: Lyrics['lines'], position: number): number =>
  lines.findLastIndex(({ time }) => time !== null && time <= position + LINE_LEAD)
