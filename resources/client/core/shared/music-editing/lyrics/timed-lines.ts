import { type LyricLine, readLyricLines, writeLine } from '@/contract/shapes/lyric-text'

/** A line in the editor; its time is null until it is known. */
export type TimedLine = LyricLine & { id: number }

/** Lines that are being timed; the next tap times the line at `current`. */
export type Timing = {
  lines: readonly TimedLine[]
  current: number
  /** Times that taps have replaced, the latest last. */
  taps: readonly { id: number; time: number | null }[]
  nextId: number
}

/** Rounds seconds to the hundredths that are saved; never negative. */
export const toHundredths = (seconds: number): number => Math.max(0, Math.round(seconds * 100) / 100)

/** Whether the line is an empty one that separates verses: it is never sung, and not saved with synced lyrics. */
const isGap = ({ text, time }: Pick<TimedLine, 'text' | 'time'>): boolean => text.trim() === '' && time === null

/** Starts timing; the first line without a time is next. */
export function startTiming(lines: LyricLine[]): Timing {
  const rows = lines.map((line, id) => ({ ...line, id }))
  return { lines: rows, current: firstUntimedIndex(rows), taps: [], nextId: rows.length }
}

function firstUntimedIndex(lines: readonly TimedLine[]): number {
  const index = lines.findIndex((line) => line.time === null && !isGap(line))
  return index === -1 ? 0 : index
}

/** Reads saved lyrics; only synced ones have times. */
export const readSaved = (text: string, isSynced: boolean): LyricLine[] =>
  isSynced ? readLyricLines(text, 'written') : text.split(/\r?\n/).map((line) => ({ text: line, time: null }))

/** Formats lines as the server stores them: each line of synced lyrics starts with its time. */
export const toSavedLyrics = (lines: readonly TimedLine[], isSynced: boolean): string =>
  isSynced
    ? lines
        .filter((line) => !isGap(line))
        .map(writeLine)
        .join('\n')
    : lines.map(({ text }) => text).join('\n')

const replace = (timing: Timing, id: number, change: (line: TimedLine) => TimedLine): Timing => ({
  ...timing,
  lines: timing.lines.map((line) => (line.id === id ? change(line) : line)),
})

/** Sets the time of the current line, and moves on to the next sung line. */
export function tap(timing: Timing, seconds: number): Timing {
  const line = timing.lines[timing.current]
  if (!line) return timing
  const { id, time } = line
  const next = timing.lines.findIndex((other, index) => index > timing.current && !isGap(other))
  return {
    ...setTime(timing, id, seconds),
    current: next === -1 ? timing.lines.length : next,
    taps: [...timing.taps, { id, time }],
  }
}

/** Restores the time before the last tap; makes its line the current one again. */
export function undoTap(timing: Timing): Timing {
  const last = timing.taps.at(-1)
  if (!last) return timing
  const taps = timing.taps.slice(0, -1)
  const index = timing.lines.findIndex(({ id }) => id === last.id)
  if (index === -1) return undoTap({ ...timing, taps })
  return { ...setTime(timing, last.id, last.time), current: index, taps }
}

/** Sets or clears the time of a line. */
export const setTime = (timing: Timing, id: number, seconds: number | null): Timing =>
  replace(timing, id, (line) => timeLine(line, seconds === null ? null : toHundredths(seconds)))

/** Moves a line to a time, with its words; one without a time has none for its words. */
function timeLine({ words, ...line }: TimedLine, time: number | null): TimedLine {
  if (time === null || line.time === null || !words) return { ...line, time }
  const by = time - line.time
  return { ...line, time, words: words.map((word) => ({ ...word, time: toHundredths(word.time + by) })) }
}

/** Moves the time of a line. */
export function nudge(timing: Timing, id: number, bySeconds: number): Timing {
  const time = timing.lines.find((line) => line.id === id)?.time
  return time == null ? timing : setTime(timing, id, time + bySeconds)
}

/** Moves every time, by less where the first would become negative. */
export function shiftAll(timing: Timing, bySeconds: number): Timing {
  const by = Math.max(bySeconds, -Math.min(...timing.lines.flatMap(({ time }) => time ?? [])))
  return mapTimes(timing, (time) => toHundredths(time + by))
}

/** Clears every time; the first line is next. */
export const clearTimes = (timing: Timing): Timing => ({ ...mapTimes(timing, () => null), current: 0, taps: [] })

const mapTimes = (timing: Timing, change: (time: number) => number | null): Timing => ({
  ...timing,
  lines: timing.lines.map((line) => (line.time === null ? line : timeLine(line, change(line.time)))),
})

/** Replaces the text of a line; the times of its words belong to the former one. */
const setWords = ({ words, ...line }: TimedLine, text: string): TimedLine => ({
  ...line,
  text,
  ...(words && text === line.text && { words }),
})

/** Replaces a line by the lines of a text: the first keeps its time. The last one becomes the current line. */
export function setText(timing: Timing, id: number, text: string): Timing {
  const index = timing.lines.findIndex((line) => line.id === id)
  const [first = '', ...more] = text.split(/\r?\n/)
  const changed = replace(timing, id, (line) => setWords(line, first))
  const added = more.map((line, offset) => ({ id: timing.nextId + offset, text: line, time: null }))
  return {
    ...changed,
    lines: changed.lines.toSpliced(index + 1, 0, ...added),
    current: index + added.length,
    nextId: timing.nextId + added.length,
  }
}

/** Inserts an empty line after the one at `index`, and makes it the current one. */
export const insertLine = (timing: Timing, index: number): Timing => ({
  ...timing,
  lines: timing.lines.toSpliced(index + 1, 0, { id: timing.nextId, text: '', time: null }),
  current: index + 1,
  nextId: timing.nextId + 1,
})

/** Removes a line; the one before it becomes the current one. */
export const removeLine = (timing: Timing, index: number): Timing => ({
  ...timing,
  lines: timing.lines.toSpliced(index, 1),
  current: Math.max(0, index - 1),
})

/**
 * Replaces the whole text. Lines around the change keep their times; changed lines inherit those of the lines they
 * replace.
 */
export function replaceText(timing: Timing, text: string): Timing {
  const { lines, nextId } = timing
  const texts = text.split(/\r?\n/)
  const start = commonStart(lines, texts)
  const end = commonStart(lines.slice(start).toReversed(), texts.slice(start).toReversed())
  const replaced = lines.slice(start, lines.length - end)
  const written = texts
    .slice(start, texts.length - end)
    .map((line, index) => ({ id: nextId + index, time: replaced[index]?.time ?? null, text: line }))
  const changed = lines.toSpliced(start, replaced.length, ...written)
  return { lines: changed, current: firstUntimedIndex(changed), taps: [], nextId: nextId + written.length }
}

function commonStart(lines: readonly TimedLine[], texts: readonly string[]): number {
  const index = texts.findIndex((text, place) => lines[place]?.text !== text)
  return index === -1 ? texts.length : index
}

/** Why synced lyrics cannot be saved: a sung line has no time, or starts before the line above it. */
export type TimingProblem = 'untimed' | 'backwards'

/** Finds the problems of synced lyrics, by the id of the line. */
export function problemsOf(lines: readonly TimedLine[]): ReadonlyMap<number, TimingProblem> {
  const problems = new Map<number, TimingProblem>()
  let before = 0
  for (const line of lines) {
    if (line.time === null) {
      if (!isGap(line)) problems.set(line.id, 'untimed')
      continue
    }
    if (line.time < before) problems.set(line.id, 'backwards')
    before = line.time
  }
  return problems
}
