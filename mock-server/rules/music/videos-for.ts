import { seededRandom } from '@demo-media/seeded-random'

const ID_LENGTH = 11
const ID_LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
const RESULTS = 3

/** Generates YouTube search results for a track, always the same ones. */
export const videosFor = (trackId: number, title: string): { id: string; title: string }[] =>
  Array.from({ length: RESULTS }, (_, index) => {
    const random = seededRandom('video', trackId, index)
    return { id: Array.from({ length: ID_LENGTH }, () => random.pick(ID_LETTERS)).join(''), title }
  })
