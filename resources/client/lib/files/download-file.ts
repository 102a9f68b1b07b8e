import { minutes } from '@/lib/dates/duration'

/** Value of a cell; null and undefined leave it empty. */
export type CsvCell = string | number | boolean | null | undefined

/** Makes Excel read the file as UTF-8; without it, Latvian letters are garbled. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** Characters that make a spreadsheet run the text as a formula (OWASP, "CSV Injection"). */
const FORMULA_START = /^[=+\-@\t\r\n＝＋－＠]/

const PLAIN_NUMBER = /^[+-]?\d+([.,]\d+)?$/

const NEEDS_QUOTES = /[",\r\n]/

/** Prefixes formulas with an apostrophe, which spreadsheets do not display. Signed numbers stay unchanged. */
const disarm = (text: string): string => (FORMULA_START.test(text) && !PLAIN_NUMBER.test(text) ? `'${text}` : text)

/** Returns a text as it was before {@link toCsv} prefixed it with an apostrophe, so that own files can be read back. */
export const withoutGuard = (text: string): string =>
  text.startsWith("'") && disarm(text.slice(1)) === text ? text.slice(1) : text

function fieldOf(cell: CsvCell): string {
  const text = disarm(String(cell ?? ''))
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Formats a table as CSV (RFC 4180) that spreadsheets read as UTF-8, with formulas disarmed. */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('')

/** Milliseconds until a saved file's URL is released: Safari reads a large blob long after the click. */
const READ_TIME = minutes(1)

/** Saves a file created in the browser to the visitor's downloads. */
export function downloadFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_TIME)
}
