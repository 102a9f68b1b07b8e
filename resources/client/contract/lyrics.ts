import * as z from 'zod/mini'

import { optionalNumber, optionalText as text, rowFlag } from './wire-values'

/** Lyrics of a track; `time` is in seconds from its start, null for untimed lines. */
export type Lyrics = {
  isSynced: boolean
  /** Duration in milliseconds of the recording that the timestamps belong to; null when unknown. */
  duration: number | null
  lines: { text: string; time: number | null }[]
}

const lined = z.looseObject({
  is_synced: rowFlag,
  duration: optionalNumber,
  lines: z.array(z.looseObject({ text, time: optionalNumber })),
})

/** The oldest release's format: one text, whose lines may start with a timestamp such as `[01:02.50]`. */
const plain = z.looseObject({ lyric: z.looseObject({ text: z.string(), duration: optionalNumber }) })

const TIME_MARK = /^\s*\[(\d+):(\d+(?:\.\d+)?)\]\s*/

/** Splits a timestamp in seconds off the start of a line; undefined for a line without one. */
export function readTimeMark(line: string): { time: number; rest: string } | undefined {
  const [mark, minutes, seconds] = TIME_MARK.exec(line) ?? []
  if (mark === undefined) return undefined
  return { time: Number(minutes) * 60 + Number(seconds), rest: line.slice(mark.length).trim() }
}

const padded = (value: number): string => String(value).padStart(2, '0')

/** Formats seconds as the timestamp of a synced line, rounded to hundredths: `[01:02.50]` (backend contract, section 7). */
export function timeMark(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  return `[${padded(Math.floor(hundredths / 6000))}:${padded(Math.floor(hundredths / 100) % 60)}.${padded(hundredths % 100)}]`
}

/** Reads the lines of a text, each with the time that it starts with. */
export const readLyricLines = (text: string): Lyrics['lines'] =>
  text.split(/\r?\n/).map((line) => {
    const marked = readTimeMark(line)
    return marked ? { text: marked.rest, time: marked.time } : { text: line.trim(), time: null }
  })

/** Lyrics in either wire format (backend contract, section 5). */
export const lyricsSchema = z.pipe(
  z.union([lined, plain]),
  z.transform((sent): Lyrics => {
    const lines =
      'lyric' in sent
        ? readLyricLines((sent as z.output<typeof plain>).lyric.text)
        : sent.lines.map((line) => ({ text: line.text ?? '', time: line.time ?? null }))
    const duration = 'lyric' in sent ? (sent as z.output<typeof plain>).lyric.duration : sent.duration
    return { isSynced: lines.some(({ time }) => time !== null), duration: duration ?? null, lines }
  }),
)
