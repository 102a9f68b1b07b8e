/** What may become a chip. */
export type ChipRules = {
  /** Values that are offered; one of them is taken in its own spelling, whatever the case it was typed in. */
  suggestions?: readonly string[]
  /** Whether a text that is not offered may be added. */
  allowsCustomValue: boolean
  /** Says what is wrong with a text, if anything is. */
  validate?: ((text: string) => string | undefined) | undefined
}

/** What came of adding: all chips, those that are new, and those that may not be, each with what is wrong if that is known. */
export type AddedChips = { chips: string[]; added: string[]; refused: { text: string; problem: string | undefined }[] }

/** Adds texts to chips, each once whatever its case; blank ones are nothing (spec section 5, "Chip field"). */
export function addChips(before: readonly string[], texts: readonly string[], rules: ChipRules): AddedChips {
  const { suggestions = [], allowsCustomValue, validate } = rules
  const result: AddedChips = { chips: [...before], added: [], refused: [] }
  for (const text of texts.map((one) => one.trim()).filter(Boolean)) {
    const offered = suggestions.find(isSame(text))
    const problem = validate?.(text)
    if (result.chips.some(isSame(text))) continue
    if (problem !== undefined || (!allowsCustomValue && offered === undefined)) {
      result.refused.push({ text, problem })
      continue
    }
    result.chips.push(offered ?? text)
    result.added.push(offered ?? text)
  }
  return result
}

const isSame = (text: string) => (other: string) => other.toLowerCase() === text.toLowerCase()
