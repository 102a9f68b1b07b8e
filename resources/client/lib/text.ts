/** Folds case and diacritics for searching as the user types, so that "s" also finds "Š". */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether two texts read the same: in any Unicode form and case. */
export const isSameText = (one: string, other: string): boolean =>
  one.normalize().toLowerCase() === other.normalize().toLowerCase()

/** Spaces, zero-width marks, fillers, and combining marks without a letter. */
const INVISIBLE = /^[\s\p{Default_Ignorable_Code_Point}\p{C}\p{M}\u2800]*$/u

/** Returns a text in its composed Unicode form (NFC), and an empty one for a text without visible characters. */
export const visibleText = (text: string): string => (INVISIBLE.test(text) ? '' : text.normalize())

/**
 * Returns the index of the type-ahead match in a list, or -1. A single letter searches after `from`, so that repeating
 * it cycles through the matches; more letters narrow down and may stay at the current item.
 */
export function findByTypeAhead(texts: readonly string[], typed: string, from: number): number {
  const needle = foldText(typed)
  const letter = needle.charAt(0)
  const isRepeated = needle === letter.repeat(needle.length)
  const find = (beginning: string, start: number) => {
    const isFound = (text: string) => foldText(text).startsWith(beginning)
    const behind = texts.findIndex((text, index) => index >= start && isFound(text))
    return behind === -1 ? texts.findIndex(isFound) : behind
  }
  const whole = needle.length > 1 ? find(needle, from) : -1
  return whole === -1 && isRepeated ? find(letter, from + 1) : whole
}
