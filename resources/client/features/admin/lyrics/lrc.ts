import { type LyricLine, readTimeMark, timeMark } from '@/contract/lyric-text'

/*
 * LRC is the text format of synced lyrics: each line starts with one or more times, or is a tag such as `[ti:Title]`.
 */

type Lines = LyricLine[]

/** Title and artist of a song. */
type SongNames = { title: string; artist: string }

const TAG = /^\s*\[([a-z#]+):(.*)\]\s*$/i

const TAG_OF_OFFSET = 'offset'

/** Splits all times off the start of a line. */
function readMarks(line: string): { times: number[]; text: string } {
  const times: number[] = []
  let text = line
  for (let marked = readTimeMark(text); marked; marked = readTimeMark(text)) {
    times.push(marked.time)
    text = marked.rest
  }
  return { times, text: text.trim() }
}

/**
 * Reads an LRC file or text. A line with several times is repeated, lines are in the order of their times, and a positive
 * `[offset:]`, in milliseconds, lets all of them start earlier. Lines without a time stay after the line above them.
 */
export function readLrc(content: string): Lines {
  let offset = 0
  let place = 0
  const found: { place: number; line: Lines[number] }[] = []
  for (const line of content.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const { times, text } = readMarks(line)
    const [, tag, value] = times.length === 0 ? (TAG.exec(line) ?? []) : []
    if (tag?.toLowerCase() === TAG_OF_OFFSET) offset = Number(value) || 0
    for (const time of times) found.push({ place: time, line: { text, time } })
    if (times.length === 0 && tag === undefined && text !== '') found.push({ place, line: { text, time: null } })
    place = times.at(-1) ?? place
  }
  const shifted = (time: number) => Math.max(0, Math.round(time * 100 - offset / 10) / 100)
  return found
    .toSorted((one, other) => one.place - other.place)
    .map(({ line: { text, time } }) => ({ text, time: time === null ? null : shifted(time) }))
}

/** Formats lines as an LRC file with the song's names. Empty lines without a time are left out. */
export function writeLrc(lines: Lines, { title, artist }: SongNames): string {
  const tags = [title && `[ti:${title}]`, artist && `[ar:${artist}]`].filter(Boolean)
  const rows = lines.flatMap(({ text, time }) => {
    const sung = text.trim()
    if (time !== null) return timeMark(time) + sung
    return sung === '' ? [] : sung
  })
  return `${[...tags, ...rows].join('\n')}\n`
}

/** Whether a text has times, as LRC has. */
export const isLrc = (content: string): boolean => readLrc(content).some(({ time }) => time !== null)
