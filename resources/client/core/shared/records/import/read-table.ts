import { decodeText } from '@/lib/files/decode-text'
import { withoutGuard } from '@/lib/files/download-file'
import { parseCsv } from '@/lib/files/parse-csv'
import { visibleText } from '@/lib/text'

/** Number of records that one file may hold: each is a request of its own. */
export const MAX_IMPORT_ROWS = 1000

/** Size of a file in bytes. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024

/** A row of a file; its number counts the header and empty lines, as a spreadsheet does. */
export type TableLine = { number: number; cells: readonly string[] }

/** The texts of a file: its first line, and the lines below that are not empty. */
export type ImportTable = { header: readonly string[]; lines: readonly TableLine[] }

/** Why a file cannot be imported. */
export type UnusableFile = 'too-large' | 'not-text' | 'open-quote' | 'no-rows' | 'too-many-rows'

const textOf = (cell: string): string => withoutGuard(visibleText(cell.trim()))

/** Reads a CSV file with a header. */
export async function readTable(file: Blob): Promise<ImportTable | UnusableFile> {
  if (file.size > MAX_IMPORT_BYTES) return 'too-large'
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  if (text === undefined) return 'not-text'
  const parsed = parseCsv(text)
  if (!parsed) return 'open-quote'
  const [head, ...lines] = parsed
    .map((cells, index): TableLine => ({ number: index + 1, cells: cells.map(textOf) }))
    .filter(({ cells }) => cells.some(Boolean))
  if (!head || lines.length === 0) return 'no-rows'
  return lines.length > MAX_IMPORT_ROWS ? 'too-many-rows' : { header: head.cells, lines }
}
