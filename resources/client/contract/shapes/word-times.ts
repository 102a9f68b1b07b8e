/** A word of a line, with the space after it; `time` is in seconds from the start of the recording. */
export type TimedWord = { text: string; time: number }

/** `<01:02.50>` before a word, as enhanced LRC has it; some editors write `[01:02.50]`. */
const WORD_TIME = /[<[](\d+):(\d+)(?:[.:,](\d+))?[>\]]/g

/** Reads the parts of a timestamp as seconds. */
export const toSeconds = (minutes: string | undefined, seconds: string | undefined, fraction: string): number =>
  Number(minutes) * 60 + Number(`${seconds}.${fraction}`)

const clean = (text: string): string => text.replaceAll(/ {2,}/g, ' ').trim()

/**
 * Removes the times of words from a line without its own times. `words` are undefined without such times, for a line
 * that starts with an untimed word, and unless each word is later than the one before.
 */
export function readWords(line: string): { text: string; words?: TimedWord[] | undefined } {
  const marks = [...line.matchAll(WORD_TIME)]
  if (marks.length === 0) return { text: line }
  const timed = marks.map((mark, index) => {
    const [all, minutes, seconds, fraction = '0'] = mark
    const text = line.slice(mark.index + all.length, marks[index + 1]?.index)
    return { text, time: toSeconds(minutes, seconds, fraction) }
  })
  const text = clean(line.replaceAll(WORD_TIME, ''))
  const words = join(timed)
  const isWhole = line.slice(0, marks[0]?.index).trim() === '' && words.every(isLater)
  return { text, ...(isWhole && { words }) }
}

const isLater = ({ time }: TimedWord, index: number, all: readonly TimedWord[]): boolean =>
  time > (all[index - 1]?.time ?? -1)

/** Cleans words so that together they are the text of their line; a time without a word only ends the one before. */
function join(timed: readonly TimedWord[]): TimedWord[] {
  const words = timed.filter(({ text }) => text.trim() !== '')
  return words.map(({ text, time }, index) => {
    const isSpaced = /\s$/.test(text) || /^\s/.test(words[index + 1]?.text ?? '')
    return { text: clean(text) + (isSpaced && index < words.length - 1 ? ' ' : ''), time }
  })
}
