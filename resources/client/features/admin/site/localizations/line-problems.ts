import { pluralRules } from '@/lib/intl'

/** Error of a translation: placeholders that it lost, or plural forms that its language needs. */
export type LineProblem = { lost: string[] } | { forms: string[] }

/** A placeholder such as `:name`; not the minutes of a time, nor the scheme of a URL. */
const PLACEHOLDER = /(?<![\w:/]):[a-z]\w*/gi

/** `[one :count song|other :count songs]`, as core/platform/i18n reads it. */
const PLURAL_GROUP = /\[(?:zero|one|two|few|many|other) [^[\]]*\]/g

/** The context of a text after `#`, which is not shown. */
const CONTEXT = /#.*$/s

const matches = (text: string, pattern: RegExp): string[] => text.match(pattern) ?? []

/** Returns the placeholders of a text, each once, in lower case: `:Name` and `:NAME` are forms of `:name`. */
const placeholdersOf = (text: string): Set<string> =>
  new Set(matches(text, PLACEHOLDER).map((placeholder) => placeholder.toLowerCase()))

/** Every plural form, in the order in which they are written. */
const FORMS: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Counts from 0 that show which forms whole numbers use: languages have forms for fractions and millions too. */
const SAMPLE = Array.from({ length: 200 }, (_, count) => count)

const known = new Map<string, string[]>()

/** Returns the plural forms that counts take in a language, and `other`; those of English for an unknown language. */
function pluralForms(language: string): string[] {
  const forms = known.get(language) ?? readForms(language)
  known.set(language, forms)
  return forms
}

function readForms(language: string): string[] {
  try {
    const rules = pluralRules(language.replace('_', '-'))
    const usedForms = new Set(SAMPLE.map((count) => rules.select(count))).add('other')
    return FORMS.filter((form) => usedForms.has(form))
  } catch {
    return pluralForms('en')
  }
}

const formsOf = (group: string): string[] =>
  group
    .slice(1, -1)
    .split('|')
    .map((alternative) => alternative.split(' ', 1)[0] ?? '')

/** Returns the forms that a translation lacks, in the language's order. */
function missingForms(text: string, line: string, language: string): string[] {
  const expectedForms = pluralForms(language)
  const groups = matches(line, PLURAL_GROUP).map(formsOf)
  const needsGroups = expectedForms.length > 1 && matches(text, PLURAL_GROUP).length > groups.length
  return expectedForms.filter((form) => needsGroups || groups.some((forms) => !forms.includes(form)))
}

/**
 * Returns what is wrong with the translation of a text; undefined for a correct or missing one. A missing placeholder
 * hides its value, and a missing plural form falls back to a wrong one.
 */
export function problemOf(text: string, line: string, language: string): LineProblem | undefined {
  if (line === '') return undefined
  const source = text.replace(CONTEXT, '')
  const translatedPlaceholders = placeholdersOf(line)
  const lost = [...placeholdersOf(source)].filter((placeholder) => !translatedPlaceholders.has(placeholder))
  if (lost.length > 0) return { lost }
  const forms = missingForms(source, line, language)
  return forms.length > 0 ? { forms } : undefined
}
