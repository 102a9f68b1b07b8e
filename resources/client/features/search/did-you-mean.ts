import { foldText, isSameText } from '@/lib/text'

/** Shortest search in letters that is corrected: a letter of a shorter one is too much of it. */
const MIN_LETTERS = 3
/** Search length in letters from which two letters may be wrong. */
const LONG_SEARCH = 7

const allowedDistance = (letters: number): number => (letters < LONG_SEARCH ? 1 : 2)

/**
 * Returns the text that a search without results probably meant: a name, or neighbouring words of one, that differs by a
 * letter or two (accents and case don't count); the closest, or the first of equally close ones.
 */
export function didYouMean(search: string, names: Iterable<string>): string | undefined {
  const typed = foldText(search.trim())
  if (typed.length < MIN_LETTERS) return undefined
  const words = wordsOf(typed).length
  let best: string | undefined
  let nearest = allowedDistance(typed.length) + 1
  for (const name of names) {
    for (const text of [name, ...runsOf(name, words)]) {
      const folded = foldText(text)
      if (Math.abs(folded.length - typed.length) >= nearest || isSameText(text, search.trim())) continue
      const distance = editDistance(typed, folded)
      if (distance < nearest) [best, nearest] = [text, distance]
    }
    if (nearest === 0) break
  }
  return best
}

/** Returns the first half of a search, for names whose wrong letter is behind it; empty for a short search. */
export function beginningOf(search: string): string {
  const [first = ''] = wordsOf(search)
  return first.length < MIN_LETTERS ? '' : first.slice(0, Math.ceil(first.length / 2))
}

/** Words of a text without the punctuation between them. */
const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? []

/** Returns every run of `count` neighbouring words of a name. */
function runsOf(name: string, count: number): string[] {
  const words = wordsOf(name)
  return words.slice(count - 1).map((_, index) => words.slice(index, index + count).join(' '))
}

/** Number of letters to insert, remove, replace or swap with their neighbour, to make one text of another. */
export function editDistance(one: string, other: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row++) {
    const current = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Infinity,
      )
    }
    ;[beforeLast, last] = [last, current]
  }
  return at(last, other.length)
}

/** Infinity outside the table. */
const at = (row: number[], index: number): number => row[index] ?? Infinity
