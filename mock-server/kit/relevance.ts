const MARKS = /\p{Mark}/gu
const WORDS = /[\p{Letter}\p{Number}]+/gu

const folded = new Map<string, string>()

/** Removes diacritics and case, so that "zuzu" finds "Žūžū". */
export function fold(text: string): string {
  const known = folded.get(text)
  if (known !== undefined) return known
  const plain = text.normalize('NFD').replace(MARKS, '').toLowerCase()
  folded.set(text, plain)
  return plain
}

const wordsOf = (text: string): string[] => fold(text).match(WORDS) ?? []

/**
 * Scores how well a row matches a search; 0 for no match. Every word must start a word of the name or of `others` (a
 * track's artists); whole names rank over prefixes, and prefixes over inner words.
 */
export function relevance(query: string, name: string, others: string[] = []): number {
  const queryWords = wordsOf(query)
  if (queryWords.length === 0) return 0
  const own = wordsOf(name)
  const all = [...own, ...others.flatMap(wordsOf)]
  if (!queryWords.every((word) => all.some((candidate) => candidate.startsWith(word)))) return 0

  const phrase = queryWords.join(' ')
  const whole = own.join(' ')
  if (whole === phrase) return 5
  if (whole.startsWith(phrase)) return 4
  if (` ${whole}`.includes(` ${phrase}`)) return 3
  return queryWords.every((word) => own.some((candidate) => candidate.startsWith(word))) ? 2 : 1
}
