import { arrangementOf, SAMPLE_RATE, trackDuration } from '../audio/arrangement'
import { readMelody } from '../audio/notation'
import { ENGLISH_TAG } from '../catalogue/tags'
import { seededRandom } from '../seeded-random'
import { VERSES } from './verses'

/** Start times in seconds of each line, by verse; lines split a verse evenly. */
function verseTimes(trackId: number, linesPerVerse: number): number[][] {
  const { melody, introBeats, verses, samplesPerBeat } = arrangementOf(trackId)
  const { verseBeats } = readMelody(melody)
  const seconds = (beats: number) => Math.round(((beats * samplesPerBeat) / SAMPLE_RATE) * 100) / 100
  return Array.from({ length: verses }, (_, verse) =>
    Array.from({ length: linesPerVerse }, (__, line) =>
      seconds(introBeats + (verse + line / linesPerVerse) * verseBeats),
    ),
  )
}

const LINES_PER_VERSE = 4

/** Lyrics by track id modulo 3: none, with line times, or plain text. */
const KINDS = ['unknown', 'synced', 'plain'] as const

/** Generates a track's lyrics, one quatrain per verse; undefined for every third track. */
export function lyricsOf({ id, tags }: { id: number; tags: readonly { name: string }[] }) {
  const kind = KINDS[id % KINDS.length]
  if (kind === 'unknown') return undefined
  const language = tags.some(({ name }) => name === ENGLISH_TAG) ? 'en' : 'lv'
  const quatrains = seededRandom('lyrics', id).shuffle(VERSES[language])
  const lines = verseTimes(id, LINES_PER_VERSE).flatMap((times, verse) => {
    const quatrain = quatrains[verse % quatrains.length] ?? []
    return quatrain.map((text, line): { text: string; time?: number } =>
      kind === 'synced' ? { text, time: times[line] ?? 0 } : { text },
    )
  })
  return { is_synced: kind === 'synced', duration: trackDuration(id), lines }
}
