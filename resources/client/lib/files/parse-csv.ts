/** Characters that separate the fields of a line; spreadsheets of countries with decimal commas write semicolons. */
const SEPARATORS = [',', ';', '\t'] as const

/** Character between the fields of a line. */
type Separator = (typeof SEPARATORS)[number]

/** Returns the separator that occurs most in the first line with text, outside quotes; a comma if none does. */
function separatorOf(text: string): Separator {
  const [head = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .replace(/^[\r\n]+/, '')
    .split(/[\r\n]/, 1)
  const countOf = (separator: string) => head.split(separator).length
  const [most] = SEPARATORS.toSorted((one, other) => countOf(other) - countOf(one))
  return most ?? ','
}

/**
 * Parses CSV (RFC 4180) with any kind of line break into lines of fields, empty lines included. The separator is that of
 * the first line by default. Undefined if a quotation mark is never closed.
 */
export function parseCsv(text: string, separator: Separator = separatorOf(text)): string[][] | undefined {
  const plain = text.replace(/^\uFEFF/, '')
  // A quoted part, the text after it, and what ends the field.
  const pattern = String.raw`(?:"([^"]*(?:""[^"]*)*)"|(?!"))([^${separator}\r\n]*)(${separator}|\r\n?|\n|$)`
  const field = new RegExp(pattern, 'y')
  const lines: string[][] = []
  let line: string[] = []
  let end = ''
  while (field.lastIndex < plain.length || end === separator) {
    const match = field.exec(plain)
    if (!match) return undefined
    const [, quoted = '', rest = ''] = match
    end = match[3] ?? ''
    line.push(quoted.replaceAll('""', '"') + rest)
    if (end === separator) continue
    lines.push(line)
    line = []
  }
  return lines
}
