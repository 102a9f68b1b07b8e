import { readWords, type TimedWord, toSeconds } from './word-times'

/*
 * LRC is the text format of synced lyrics: a line starts with one or more times, or is a tag such as `[ti:Title]`.
 * Enhanced LRC has times of words too: `[00:12.00]<00:12.00>Aijā, <00:12.50>žūžū`.
 */

/**
 * A line of lyrics; `time` is in seconds from the start of the recording, null for an untimed line. `words` make up the
 * text, where each has a time.
 */
export type LyricLine = { text: string; time: number | null; words?: readonly TimedWord[] }

/** `[01:02]`, `[01:02.5]`, `[01:02,50]`, `[01:02:50]` with hundredths, and `[01:01:02.50]` with hours. */
const TIME_MARK = /^\s*\[(?:(\d+):(?=\d+:\d+[.,]))?(\d+):(\d+)(?:[.,:](\d+))?\]\s*/

/** A tag in text with times: tags are never sung. */
const TAG = /^\[(?:[a-z_]+:|#).*\]$/i

/** Tags of a text without times, where `[Chorus: Rūta]` names a verse. */
const METADATA = /^\[(?:#|(?:ti|ar|al|au|lr|by|re|ve|la|id|tool|length|offset|encoding):).*\]$/i

const OFFSET = /^\[offset:\s*([+-]?\d+)/i

/** Splits a timestamp in seconds off the start of a line; undefined for a line without one. */
export function readTimeMark(line: string): { time: number; rest: string } | undefined {
  const [mark, hours = '0', minutes, seconds, fraction = '0'] = TIME_MARK.exec(line) ?? []
  if (mark === undefined) return undefined
  const time = Number(hours) * 3600 + toSeconds(minutes, seconds, fraction)
  return { time, rest: line.slice(mark.length).trim() }
}

const padTwo = (value: number): string => String(value).padStart(2, '0')

/** Formats seconds as the timestamp of a synced line, rounded to hundredths: `[01:02.50]` (backend contract, section 7). */
export function timeMark(seconds: number): string {
  const hundredths = Math.round(seconds * 100)
  return `[${padTwo(Math.floor(hundredths / 6000))}:${padTwo(Math.floor(hundredths / 100) % 60)}.${padTwo(hundredths % 100)}]`
}

/** Formats a line as the server stores it and LRC has it: its time, and its words with theirs. */
export function writeLine({ text, time, words }: LyricLine): string {
  if (time === null) return text.trim()
  const sung = words
    ? words.map((word) => timeMark(word.time).replace('[', '<').replace(']', '>') + word.text).join('')
    : text.trim()
  return timeMark(time) + sung
}

/** A line as LRC has it: without a time, or sung at several. */
type Row = { text: string; times: number[]; words?: TimedWord[] | undefined }

/** Splits all times off a line, and those of its words. */
function readRow({ text, time }: LyricLine): Row {
  const times = time === null ? [] : [time]
  let rest = text.trim()
  for (let marked = readTimeMark(rest); marked; marked = readTimeMark(rest)) {
    times.push(marked.time)
    rest = marked.rest
  }
  return { times, ...readWords(rest) }
}

type PlacedLine = LyricLine & { place: number }

/**
 * Repeats rows at each of their times; `place` of a line without a time is that of the line above. The times of words are
 * those of a line that is sung once.
 */
function placeRows(rows: readonly Row[]): PlacedLine[] {
  let place = 0
  return rows.flatMap(({ text, times, words }): PlacedLine[] => {
    if (times.length === 0) return [{ text, time: null, place }]
    place = times.at(-1) ?? place
    return times.map((time) => ({ text, time, place: time, ...(words && times.length === 1 && { words }) }))
  })
}

const isGap = ({ text, time }: LyricLine): boolean => text === '' && time === null

/** Drops empty lines without a time: all of synced lyrics, those around the text of others. */
const withoutGaps = (lines: LyricLine[], isSynced: boolean): LyricLine[] =>
  isSynced
    ? lines.filter((line) => !isGap(line))
    : lines.slice(
        lines.findIndex((line) => !isGap(line)),
        lines.findLastIndex((line) => !isGap(line)) + 1,
      )

/** Whether lines are sorted for singing, or keep the order and the gaps that their author gave them. */
type LineOrder = 'sung' | 'written'

/**
 * Reads the tags and times that lines contain. A line with several times is repeated, which sorts all lines by time. A
 * positive `[offset:]`, in milliseconds, starts lines earlier. Lines without a time stay after the line above.
 */
export function arrangeLines(sent: readonly LyricLine[], order: LineOrder = 'sung'): LyricLine[] {
  const rows = sent.map(readRow)
  const isSynced = rows.some(({ times }) => times.length > 0)
  const isSung = order === 'sung' || rows.some(({ times }) => times.length > 1)
  const tag = isSynced ? TAG : METADATA
  const isTag = ({ text, times }: Row) => times.length === 0 && tag.test(text)
  const offset = Number(rows.map(({ text }) => OFFSET.exec(text)?.[1]).findLast((value) => value !== undefined) ?? 0)
  const shifted = (time: number) => Math.max(0, Math.round(time * 100 - offset / 10) / 100)
  const placed = placeRows(rows.filter((row) => !isTag(row)))
  const ordered = isSung ? placed.toSorted((one, other) => one.place - other.place) : placed
  const lines = ordered.map(({ text, time, words }) => ({
    text,
    time: time === null ? null : shifted(time),
    ...(words && { words: words.map((word) => ({ ...word, time: shifted(word.time) })) }),
  }))
  return isSung ? withoutGaps(lines, isSynced) : lines
}

/** Reads a text, in LRC or without times. */
export const readLyricLines = (text: string, order?: LineOrder): LyricLine[] =>
  arrangeLines(
    text
      .replace(/^\uFEFF/, '')
      .split(/\r\n|\n|\r/)
      .map((line) => ({ text: line, time: null })),
    order,
  )
