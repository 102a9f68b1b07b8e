import type { MockErrorLogFile, MockLogEntry } from '../../state/store/log-rows'

/** Frames that fill repeated entries up to their size. */
const FILLING = '#1 /var/www/html/vendor/laravel/framework/src/Illuminate/Queue/Worker.php(439): process()\n'

const lineOf = ({ datetime, level, message, exception }: MockLogEntry): string =>
  `[${datetime}] production.${level}: ${message}${exception === null ? '' : ` ${exception}`}\n`

/** Number of entries in a file. */
export const countOf = ({ entries, repeated }: MockErrorLogFile): number => repeated?.count ?? entries.length

/** Returns the entry at an index, oldest first; a repeated one has exactly its bytes in the file. */
export function entryAt({ entries, repeated }: MockErrorLogFile, index: number): MockLogEntry {
  const entry = entries[index % entries.length]
  if (!entry) throw new Error(`The log file has no entry ${index}`)
  if (!repeated) return entry
  const missing = repeated.entryBytes - lineOf({ ...entry, exception: '' }).length
  return { ...entry, exception: FILLING.repeat(Math.ceil(missing / FILLING.length)).slice(0, missing) }
}

/** Size of a file in bytes. */
export const sizeOf = (file: MockErrorLogFile): number =>
  file.repeated
    ? file.repeated.count * file.repeated.entryBytes
    : new TextEncoder().encode(file.entries.map(lineOf).join('')).length

/** Returns the indexes of entries with a text, latest first; of all entries without one. */
export function findEntries(file: MockErrorLogFile, query = ''): number[] {
  const text = query.toLocaleLowerCase('lv')
  const isFound = file.entries.map((entry) => lineOf(entry).toLocaleLowerCase('lv').includes(text))
  return Array.from({ length: countOf(file) }, (_, index) => countOf(file) - 1 - index).filter(
    (index) => isFound[index % file.entries.length],
  )
}

/** Number of entries in a piece of a streamed file. */
const PIECE = 16

/** Streams a file piece by piece, so that the mock never holds a large one. */
export function streamFile(file: MockErrorLogFile): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let next = 0
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const end = Math.min(next + PIECE, countOf(file))
        let piece = ''
        for (; next < end; next += 1) piece += lineOf(entryAt(file, next))
        if (piece !== '') controller.enqueue(encoder.encode(piece))
        if (next >= countOf(file)) controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}
