import type { Lyrics } from '@/contract/shapes/lyrics'

/** How long before it is sung a line is highlighted, in seconds: reading takes a moment. */
export const LINE_LEAD = 0.3

/**
 * Returns the index of the line sung at a position in seconds; -1 before the first line and for lyrics without times.
 */
export const sungLine = (lines: Lyrics['lines'], second: number): number =>
  lines.findLastIndex(({ time }) => time !== null && time <= second + LINE_LEAD)
