import { numberFormat, pluralRules } from '@/lib/intl'

/** Values of a text's placeholders; a numeric `count` also chooses the plural. */
export type Values = Readonly<Record<string, string | number>>

/**
 * Formats a line of a Laravel translation: chooses the plural for `count`, then replaces every `:name`, `:Name` and
 * `:NAME`. Values are inserted last, so placeholders inside them are not expanded.
 */
export function formatLine(line: string, values: Values, language: string): string {
  const { count } = values
  return replacePlaceholders(typeof count === 'number' ? choosePlural(line, count, language) : line, values, language)
}

// ---------------------------------------------------------------- plurals

/** `[one :count song|other :count songs]` anywhere in a line, by the language's plural categories. */
const PLURAL_GROUP = /\[((?:zero|one|two|few|many|other) [^[\]]*)\]/g

/** `{0} none` or `[1,19] some`, at the start of a segment. */
const CONDITION = /^[{[]([^[\]{}]*)[}\]](.*)/s

function choosePlural(line: string, count: number, language: string): string {
  const category = pluralRules(language).select(count)
  const grouped = line.replace(PLURAL_GROUP, (_, group: string) => alternativeOf(group, category))
  return grouped === line && line.includes('|') ? chooseSegment(line.split('|'), count, language) : grouped
}

function alternativeOf(group: string, category: string): string {
  const alternatives = group.split('|')
  const alternative = alternatives.find((text) => text.startsWith(`${category} `)) ?? alternatives.at(-1) ?? ''
  return alternative.slice(alternative.indexOf(' ') + 1)
}

/** Chooses like Laravel: the first segment whose condition is met, else by the language's plural index. */
function chooseSegment(segments: string[], count: number, language: string): string {
  const parsed = segments.map((segment) => {
    const [, condition, text] = CONDITION.exec(segment) ?? []
    return { condition, text: text ?? segment }
  })
  const matchingForm = parsed.find(({ condition }) => condition !== undefined && meets(condition, count))
  if (matchingForm) return matchingForm.text.trim()
  return (parsed[pluralIndex(count, language)] ?? parsed[0])?.text ?? ''
}

function meets(condition: string, count: number): boolean {
  const [from = '', to] = condition.split(',').map((bound) => bound.trim())
  if (to === undefined) return from !== '' && Number(from) === count
  return (from === '*' || count >= Number(from)) && (to === '*' || count <= Number(to))
}

const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/** Languages whose segments Laravel orders like the plural categories of whole numbers. */
const BY_CATEGORY = /^(am|ar|be|bs|cs|fr|hi|hr|hy|lt|pl|ro|ru|sk|sl|sr|uk)\b/

/**
 * Index of Laravel's segment (`MessageSelector::getPluralIndex`): Latvian has one for zero, one for 1, 21, 31 … and one
 * for the rest; most languages have two.
 */
function pluralIndex(count: number, language: string): number {
  const rules = pluralRules(language)
  if (BY_CATEGORY.test(language)) {
    // Categories of fractions have no segment.
    const used = new Set(Array.from({ length: 111 }, (_, number) => rules.select(number)))
    const index = CATEGORIES.filter((name) => used.has(name)).indexOf(rules.select(count))
    return index === -1 ? used.size - 1 : index
  }
  if (!/^lv\b/.test(language)) return count === 1 ? 0 : 1
  if (count === 0) return 0
  const whole = Math.trunc(count)
  return whole % 10 === 1 && whole % 100 !== 11 ? 1 : 2
}

// ---------------------------------------------------------------- placeholders

function replacePlaceholders(line: string, values: Values, language: string): string {
  const names = Object.keys(values).filter((name) => name !== '')
  if (names.length === 0) return line
  const { pattern, texts } = placeholdersOf(names, language)
  return line.replace(pattern, (placeholder) => texts.get(placeholder)?.(values) ?? placeholder)
}

type Placeholders = { pattern: RegExp; texts: Map<string, (values: Values) => string> }

/** By language and names, of which the interface has few: making them took a tenth of the time to render a list. */
const known = new Map<string, Placeholders>()

/** All capitalizations of names, and a pattern that finds them; an exact name overrides the capitalized form of another. */
function placeholdersOf(names: string[], language: string): Placeholders {
  const key = [language, ...names].join()
  let placeholders = known.get(key)
  if (!placeholders) {
    const upper = (text: string) => text.toLocaleUpperCase(language)
    const capitalized = (text: string) => text.replace(/^./u, upper)
    const texts = new Map(
      [capitalized, upper, String].flatMap((spell) =>
        names.map((name) => [`:${spell(name)}`, (values: Values) => spell(textOf(name, values, language))] as const),
      ),
    )
    const longestFirst = [...texts.keys()].sort((one, other) => other.length - one.length)
    placeholders = { pattern: new RegExp(longestFirst.map(escapePattern).join('|'), 'g'), texts }
    known.set(key, placeholders)
  }
  return placeholders
}

/** Formats a count in the language's number format; other numbers may be years or ids and stay unformatted. */
function textOf(name: string, { [name]: value }: Values, language: string): string {
  return name === 'count' && typeof value === 'number' ? numberFormat(language).format(value) : String(value)
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
