import * as z from 'zod/mini'

import { optionalNumber, optionalText as text, rowFlag } from '../machinery/wire-values'
import { arrangeLines, type LyricLine, readLyricLines } from './lyric-text'

/** Lyrics of a track. */
export type Lyrics = {
  isSynced: boolean
  /** Duration in milliseconds of the recording that the timestamps belong to; null when unknown. */
  duration: number | null
  lines: LyricLine[]
}

const lined = z.looseObject({
  is_synced: rowFlag,
  duration: optionalNumber,
  lines: z.array(z.looseObject({ text, time: optionalNumber })),
})

/** The oldest release's format: one text, in LRC if it has times. */
const plain = z.looseObject({ lyric: z.looseObject({ text: z.string(), duration: optionalNumber }) })

/** Lyrics in either wire format (backend contract, section 5). */
export const lyricsSchema = z.pipe(
  z.union([lined, plain]),
  z.transform((sent): Lyrics => {
    const lines =
      'lyric' in sent
        ? readLyricLines((sent as z.output<typeof plain>).lyric.text)
        : arrangeLines(sent.lines.map((line) => ({ text: line.text ?? '', time: line.time ?? null })))
    const duration = 'lyric' in sent ? (sent as z.output<typeof plain>).lyric.duration : sent.duration
    return { isSynced: lines.some(({ time }) => time !== null), duration: duration ?? null, lines }
  }),
)
