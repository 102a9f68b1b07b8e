import { isSameText, visibleText } from '@/lib/text'

/** Rules for adding chips to a field. */
export type ChipRules = {
  /** Suggested values; a typed text that matches one, ignoring case, takes its spelling. */
  suggestions?: readonly string[]
  /** Whether texts that are not suggested can be added. */
  allowsCustomValue: boolean
  /** Returns an error message for an invalid text. */
  validate?: ((text: string) => string | undefined) | undefined
}

/** Result of adding: all chips, the new ones, and the refused texts with their error messages where known. */
export type AddedChips = { chips: string[]; added: string[]; refused: { text: string; problem: string | undefined }[] }

/** Adds texts to chips, ignoring blank ones and duplicates in any case (spec section 5, "Chip field"). */
export function addChips(before: readonly string[], texts: readonly string[], rules: ChipRules): AddedChips {
  const { suggestions = [], allowsCustomValue, validate } = rules
  const result: AddedChips = { chips: [...before], added: [], refused: [] }
  for (const text of texts.map((one) => visibleText(one).trim()).filter(Boolean)) {
    const suggestion = suggestions.find(isSame(text))
    const problem = validate?.(text)
    if (result.chips.some(isSame(text))) continue
    if (problem !== undefined || (!allowsCustomValue && suggestion === undefined)) {
      result.refused.push({ text, problem })
      continue
    }
    result.chips.push(suggestion ?? text)
    result.added.push(suggestion ?? text)
  }
  return result
}

const isSame = (text: string) => (other: string) => isSameText(text, other)

/**
 * Matches a likely email address: no spaces, brackets, quotes or list separators before the @, a host with a dot after
 * it. The standard's limit of 64 characters before the @ also bounds the search in a long text.
 */
const EMAIL = /[^\s<>()[\]"',;:@]{1,64}@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/**
 * Returns the email addresses in a text with their original spelling, without duplicates in any case (spec section 5,
 * "Chip field").
 */
export function extractEmails(text: string): string[] {
  const found = new Map<string, string>()
  for (const [email] of text.matchAll(EMAIL)) {
    const key = email.toLowerCase()
    if (!found.has(key)) found.set(key, email)
  }
  return [...found.values()]
}
