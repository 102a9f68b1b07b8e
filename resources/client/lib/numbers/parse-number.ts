import { numberFormat } from '@/lib/intl'

/** Format of a number that a user types: a plain one or an amount of money; percents and units are not read. */
export type FieldNumberFormat = Intl.NumberFormatOptions

/** Format of counts and ids, which have no decimals. */
export const WHOLE: FieldNumberFormat = { maximumFractionDigits: 0 }

/** Language whose signs come first, and the field's format, which limits the decimals. */
export type NumberNotation = { language: string; format?: FieldNumberFormat | undefined }

/** A number, null for an empty text, or the reason why a text cannot be read. */
export type NumberReading =
  | { value: number | null; problem?: never }
  | { problem: 'unreadable' }
  | { problem: 'ambiguous'; candidates: [number, number] }
  | { problem: 'too-precise'; decimals: number }

type Candidate = { text: string; decimals: number; isOwn: boolean }

/**
 * Reads a typed or pasted number with currency signs, spaces and the digits of any script. The language's own notation
 * counts first; signs of other languages count where only one reading is possible.
 */
export function parseNumber(typed: string, { language, format }: NumberNotation): NumberReading {
  const { sign, digits } = unsigned(typed, language, format)
  if (digits === undefined) return { problem: 'unreadable' }
  if (digits === '') return sign === '' ? { value: null } : { problem: 'unreadable' }
  const candidates = candidatesOf(digits, language, format)
  const own = candidates.filter(({ isOwn }) => isOwn)
  const possible = own.length > 0 ? own : candidates
  const decimals = numberFormat(language, format).resolvedOptions().maximumFractionDigits ?? 0
  const fitting = possible.filter((each) => each.decimals <= decimals)
  // Adding zero turns -0 into 0, which is how it is shown.
  const [value, other] = new Set(fitting.map(({ text }) => Number(sign + text) + 0))
  if (value === undefined) return possible.length > 0 ? { problem: 'too-precise', decimals } : { problem: 'unreadable' }
  return other === undefined ? { value } : { problem: 'ambiguous', candidates: [value, other] }
}

const DECIMAL_SIGNS = ['.', ',', '٫']

/** Signs that only ever separate groups: space, apostrophe and the Arabic thousands separator. */
const GROUP_SIGNS = [' ', "'", '٬']

/** Number of digits that a double always holds exactly. */
const MAX_DIGITS = 15

/** Returns a reading for each decimal sign that the unsigned number may have. */
function candidatesOf(digits: string, language: string, format?: FieldNumberFormat): Candidate[] {
  const own = ownSigns(language, format)
  return DECIMAL_SIGNS.flatMap((decimal) => {
    const match = shapeOf(decimal).exec(digits)
    const [, grouped = '', group = match?.[3], , fraction = ''] = match ?? []
    const whole = grouped.replaceAll(/\D/g, '')
    if (whole + fraction === '' || whole.length + fraction.length > MAX_DIGITS) return []
    const isOwn = decimal === own.decimal && [undefined, ' ', own.group].includes(group)
    return { text: `${whole}.${fraction}`, decimals: fraction.length, isOwn }
  })
}

/** Matches a number with this decimal sign: groups of three, India's groups of two before the last three, or none. */
function shapeOf(decimal: string): RegExp {
  const groups = (signs: string[]) => `([${signs.filter((sign) => sign !== decimal).join('')}])`
  const threes = String.raw`[1-9]\d{0,2}${groups([...GROUP_SIGNS, ...DECIMAL_SIGNS])}\d{3}(?:\2\d{3})*`
  const india = String.raw`[1-9]\d?${groups([',', '٬'])}\d{2}(?:\3\d{2})*\3\d{3}`
  return new RegExp(String.raw`^(${threes}|${india}|\d*)(?:[${decimal}](\d*))?$`)
}

/** Currency signs and codes, and the sign of the number, around its digits and separators. */
const PARTS = /^([\p{L}\p{Sc}]*) ?([+-]?) ?([\p{L}\p{Sc}]*) ?([\d .,٫٬']*?) ?([\p{L}\p{Sc}]*)$/u

/** Splits off the sign and the currency; `digits` is undefined when there is anything else. */
function unsigned(typed: string, language: string, format?: FieldNumberFormat): { sign: string; digits?: string } {
  const { currency } = ownSigns(language, format)
  const text = plain(typed)
  const [, before = '', sign = '', between = '', digits, after = ''] =
    PARTS.exec(text.replace(currency, '').trim()) ?? []
  const isKnown = [before, between, after].every((affix) => affix === '' || isCurrency(affix))
  return { sign, ...(isKnown && digits !== undefined && (digits !== '' || text === '' || sign) && { digits }) }
}

/** Writes digits of every script, spaces, minus signs and apostrophes in their plain form, without invisible marks. */
const plain = (text: string): string =>
  text
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\p{Nd}/gu, digitOf)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[−–]/g, '-')
    .replaceAll('’', "'")
    .trim()

/** Digits of a script are ten neighbours in Unicode, from zero to nine. */
function digitOf(digit: string): string {
  let code = digit.codePointAt(0) ?? 0
  const first = code
  while (/\p{Nd}/u.test(String.fromCodePoint(code - 1))) code -= 1
  return String((first - code) % 10)
}

const isCurrency = (affix: string): boolean =>
  /^\p{Lu}{0,3}\p{Sc}$/u.test(affix) || Intl.supportedValuesOf('currency').includes(affix.toUpperCase())

/** Signs with which the language writes numbers of the format. */
function ownSigns(language: string, { style, currency }: FieldNumberFormat = {}) {
  const format = numberFormat(language, {
    ...(style && { style }),
    ...(currency && { currency }),
    minimumFractionDigits: 1,
    useGrouping: true,
  })
  const parts = format.formatToParts(1_234_567.5)
  const signOf = (type: Intl.NumberFormatPartTypes) => plainSign(parts.find((part) => part.type === type)?.value)
  return { decimal: signOf('decimal'), group: signOf('group'), currency: signOf('currency') ?? '' }
}

const plainSign = (sign: string | undefined): string | undefined => sign && (/^\s$/.test(sign) ? ' ' : plain(sign))
