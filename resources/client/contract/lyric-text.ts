/** A line of lyrics; `time` is in seconds from the start of the recording, null for an untimed line. */
export type LyricLine = { text: string; time: number | null }

const TIME_MARK = /^\s*\[(\d+):(\d+(?:\.\d+)?)\]\s*/

/** Splits a timestamp in seconds off the start of a line; undefined for a line without one. */
export function readTimeMark(line: string): { time: number; rest: string } | undefined {
  const [mark, minutes, seconds] = TIME_MARK.exec(line) ?? []
  if (mark === undefined) return undefined
  return { time: Number(minutes) * 60 + Number(seconds), rest: line.slice(mark.length).trim() }
}

const padded = (value: number): string => String(value).padStart(2, '0')

/** Formats seconds as the timestamp of a synced line, rounded to hundredths: `[01:02.50]` (backend contract, section 7). */
export function timeMark(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  return `[${padded(Math.floor(hundredths / 6000))}:${padded(Math.floor(hundredths / 100) % 60)}.${padded(hundredths % 100)}]`
}

/** Reads the lines of a text, each with the time that it starts with. */
export const readLyricLines = (text: string): LyricLine[] =>
  text.split(/\r?\n/).map((line) => {
    const marked = readTimeMark(line)
    return marked ? { text: marked.rest, time: marked.time } : { text: line.trim(), time: null }
  })
