type Seed = string | number

export type SeededRandom = {
  /** The next number of the sequence, 0 <= n < 1. */
  next: () => number
  /** A random integer, min <= n <= max. */
  int: (min: number, max: number) => number
  /** A random number, min <= n < max. */
  between: (min: number, max: number) => number
  chance: (probability: number) => boolean
  pick: <T>(list: readonly T[]) => T
  shuffle: <T>(list: readonly T[]) => T[]
}

/** FNV-1a over UTF-16 code units, with a final mix so that consecutive ids give unrelated sequences. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  value = Math.imul(value ^ (value >>> 16), 0x7feb352d)
  value = Math.imul(value ^ (value >>> 15), 0x846ca68b)
  return (value ^ (value >>> 16)) >>> 0
}

/** Creates a random number generator (mulberry32) that repeats exactly for the same seeds. */
export function seededRandom(...seeds: Seed[]): SeededRandom {
  let state = hash(seeds.join('/'))

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296
  }
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  return {
    next,
    int,
    between: (min, max) => min + next() * (max - min),
    chance: (probability) => next() < probability,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('Cannot pick an item: the list is empty.')
      return list[int(0, list.length - 1)] as T
    },
    shuffle<T>(list: readonly T[]): T[] {
      const keyed = list.map((item) => ({ item, key: next() }))
      return keyed.sort((a, b) => a.key - b.key).map(({ item }) => item)
    },
  }
}
