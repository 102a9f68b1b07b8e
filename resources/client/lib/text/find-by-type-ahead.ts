import { foldText } from './fold-text'

/**
 * Returns the index of the type-ahead match in a list, or -1. A single letter searches after `from`, so that repeating
 * it cycles through the matches; more letters narrow down and may stay at the current item.
 */
export function findByTypeAhead(texts: readonly string[], typed: string, from: number): number {
  const sought = foldText(typed)
  const letter = sought.charAt(0)
  const isRepeated = sought === letter.repeat(sought.length)
  const find = (beginning: string, start: number) => {
    const isFound = (text: string) => foldText(text).startsWith(beginning)
    const behind = texts.findIndex((text, index) => index >= start && isFound(text))
    return behind === -1 ? texts.findIndex(isFound) : behind
  }
  const whole = sought.length > 1 ? find(sought, from) : -1
  return whole === -1 && isRepeated ? find(letter, from + 1) : whole
}
