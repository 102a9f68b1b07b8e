import { timeMark } from '@/contract/shapes/lyric-text'

/** Formats seconds as the editor shows them: `01:02.50`. */
export const timeText = (seconds: number): string => timeMark(seconds).slice(1, -1)

const TIME = /^(?:(\d+):)?(\d+)(?:[.,](\d{1,3}))?$/

/** Parses a typed time: `1:02.5`, `62,5` or `62`. Undefined if it is invalid; null for empty text. */
export function parseTimeText(text: string): number | null | undefined {
  const typed = text.trim()
  if (typed === '') return null
  const [match, minutes = '0', seconds, fraction = '0'] = TIME.exec(typed) ?? []
  return match === undefined ? undefined : Number(minutes) * 60 + Number(`${seconds}.${fraction}`)
}
