import { arrangementOf, SAMPLE_RATE } from './arrangement'
import { readMelody } from './notation'

/** When each of so many lines of every verse begins, in seconds: verses are sung one after another. */
export function verseTimes(trackId: number, linesInVerse: number): number[][] {
  const { melody, introBeats, verses, samplesPerBeat } = arrangementOf(trackId)
  const { verseBeats } = readMelody(melody)
  const seconds = (beats: number) => Math.round(((beats * samplesPerBeat) / SAMPLE_RATE) * 100) / 100
  return Array.from({ length: verses }, (_, verse) =>
    Array.from({ length: linesInVerse }, (__, line) =>
      seconds(introBeats + (verse + line / linesInVerse) * verseBeats),
    ),
  )
}
