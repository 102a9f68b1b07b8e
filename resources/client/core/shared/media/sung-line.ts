import type { Lyrics } from '@/contract/shapes/lyrics'

/** How long before it is sung a line is highlighted, in seconds: reading takes a moment. */
export const LINE_LEAD = 0.3

/**
 * Returns the index of the line sung at a position in seconds; -1 before the first line and for lyrics without times.
 */
export const sungLine = (lines: Lyrics['lines'], second: number): number =>
  lines.findLastIndex(({ time }) => time !== null && time <= second + LINE_LEAD)

/** Half the time between two reports of the player's position, in seconds: words light up neither early nor late. */
export const WORD_LEAD = 0.125

/** Returns the index of the word of a line that is sung at a position in seconds; -1 before the first, and without times of words. */
export const sungWord = (line: Lyrics['lines'][number] | undefined, second: number): number =>
  line?.words?.findLastIndex(({ time }) => time <= second + WORD_LEAD) ?? -1
