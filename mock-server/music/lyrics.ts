import { ENGLISH_TAG } from '../catalogue/tags'
import { trackDuration } from '../media/arrangement'
import { seededRandom } from '../media/seeded-random'
import { verseTimes } from '../media/verse-times'
import type { MockTrack } from '../store/db'
import { VERSES } from './verses'

const LINES_IN_VERSE = 4

/** Of three tracks one has timed words, one has words without times, and of one the words are not known. */
const KINDS = ['unknown', 'synced', 'plain'] as const

/** Words of a track, one quatrain to every verse that sounds; undefined when they are not known. */
export function lyricsOf({ id, tags }: Pick<MockTrack, 'id' | 'tags'>) {
  const kind = KINDS[id % KINDS.length]
  if (kind === 'unknown') return undefined
  const language = tags.some(({ name }) => name === ENGLISH_TAG) ? 'en' : 'lv'
  const quatrains = seededRandom('lyrics', id).shuffle(VERSES[language])
  const lines = verseTimes(id, LINES_IN_VERSE).flatMap((times, verse) => {
    const quatrain = quatrains[verse % quatrains.length] ?? []
    return quatrain.map((text, line) => (kind === 'synced' ? { text, time: times[line] ?? 0 } : { text }))
  })
  return { is_synced: kind === 'synced', duration: trackDuration(id), lines }
}
