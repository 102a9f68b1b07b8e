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

function lineOf(line: string): Lyrics['lines'][number] {
  const [mark, minutes, seconds] = TIME_MARK.exec(line) ?? []
  if (mark === undefined) return { text: line.trim(), time: null }
  return { text: line.slice(mark.length).trim(), time: Number(minutes) * 60 + Number(seconds) }
}

/** Lyrics in either wire format (backend contract, section 5). */
export const lyricsSchema = z.pipe(
  z.union([lined, plain]),
  z.transform((sent): Lyrics => {
    const lines =
      'lyric' in sent
        ? (sent as z.output<typeof plain>).lyric.text.split(/\r?\n/).map(lineOf)
        : sent.lines.map((line) => ({ text: line.text ?? '', time: line.time ?? null }))
    const duration = 'lyric' in sent ? (sent as z.output<typeof plain>).lyric.duration : sent.duration
    return { isSynced: lines.some(({ time }) => time !== null), duration: duration ?? null, lines }
  }),
)
