/** Lines of a language: English texts with their translations. */
export type Lines = Readonly<Record<string, string>>

/** Missing texts that a summary quotes, and their maximum length. */
const QUOTED = 3
const QUOTED_LENGTH = 40

const number = new Intl.NumberFormat('en')

/** Lines of a language compared with the complete ones: texts without a translation, and lines that no text uses. */
export function coverageOf(lines: Lines, complete: Lines): { missing: string[]; unknown: string[] } {
  return {
    missing: Object.keys(complete).filter((text) => !lines[text]),
    unknown: Object.keys(lines).filter((text) => !Object.hasOwn(complete, text)),
  }
}

/** Describes the coverage of a language in one line. */
export function summaryOf(code: string, lines: Lines, complete: Lines): string {
  const { missing, unknown } = coverageOf(lines, complete)
  const total = Object.keys(complete).length
  const more = missing.length > QUOTED ? ` and ${number.format(missing.length - QUOTED)} more` : ''
  return [
    `${code}: ${number.format(total - missing.length)} of ${number.format(total)} lines`,
    ...(missing.length > 0 ? [`missing: ${missing.slice(0, QUOTED).map(quote).join(', ')}${more}`] : []),
    ...(unknown.length > 0 ? [`unused: ${number.format(unknown.length)}`] : []),
  ].join(', ')
}

const quote = (text: string): string =>
  JSON.stringify(text.length > QUOTED_LENGTH ? `${text.slice(0, QUOTED_LENGTH)}…` : text)
