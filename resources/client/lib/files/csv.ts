/** What a cell of a table file may hold; null and undefined leave it empty. */
export type CsvCell = string | number | boolean | null | undefined

/** Makes Excel read the file as UTF-8; without it Latvian letters come out broken. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** A spreadsheet would run a text that starts so as a formula (OWASP, "CSV Injection"). */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

const PLAIN_NUMBER = /^[+-]?\d+([.,]\d+)?$/

const NEEDS_QUOTES = /[",\r\n]/

/** An apostrophe before what a spreadsheet would run; it shows the text without it. Signed numbers are numbers. */
const disarm = (text: string): string => (FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text)

function fieldOf(cell: CsvCell): string {
  const text = disarm(String(cell ?? ''))
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** A table as comma-separated text (RFC 4180) that spreadsheets read as UTF-8 and run nothing of. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('')
