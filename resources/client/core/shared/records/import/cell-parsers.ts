import { parseUrl } from '@/lib/browser/url'
import { parseNumber, WHOLE } from '@/lib/numbers/parse-number'
import { foldText } from '@/lib/text'

/** Parses a whole number; undefined for any other text. */
export function wholeNumber(text: string, language: string): number | undefined {
  const reading = parseNumber(text, { language, format: WHOLE })
  return reading.problem === undefined ? (reading.value ?? undefined) : undefined
}

const YES = ['yes', 'true', '1', 'ja', 'x']
const NO = ['no', 'false', '0', 'ne']

/** Parses yes or no, in English and Latvian; undefined for any other text. */
export function yesOrNo(text: string): boolean | undefined {
  const answer = foldText(text)
  return YES.includes(answer) ? true : NO.includes(answer) ? false : undefined
}

/** Parses a list of texts between semicolons, vertical bars or line breaks; undefined for an empty one. */
export function textList(text: string): string[] | undefined {
  const parts = text.split(/[;|\n]/).map((part) => part.trim())
  const texts = [...new Set(parts)].filter(Boolean)
  return texts.length > 0 ? texts : undefined
}

/** Returns the URL of a file on the web; undefined for any other text. */
export const webUrl = (text: string): string | undefined =>
  /^https?:$/.test(parseUrl(text)?.protocol ?? '') ? text : undefined
