import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { parseTimeText, timeText } from './time-text'
import {
  clearTimes,
  insertLine,
  nudge,
  problemsOf,
  readSaved,
  removeLine,
  replaceText,
  setText,
  setTime,
  shiftAll,
  startTiming,
  tap,
  type Timing,
  toSavedLyrics,
  undoTap,
} from './timed-lines'

const plain = (text: string) => startTiming(readSaved(text, false))
const synced = (text: string) => startTiming(readSaved(text, true))
const saved = ({ lines }: Timing) => toSavedLyrics(lines, true)

describe('tapping', () => {
  it('times lines in turn, skips the gap between verses, and ends after the last', () => {
    const timed = [1.234, 2, 3, 4].reduce(tap, plain('a\n\nb\nc'))
    expect(saved(timed)).toBe('[00:01.23]a\n[00:02.00]b\n[00:03.00]c')
    expect(timed.current).toBe(4)
  })

  it('undoes taps one by one, and restores the times that they replaced', () => {
    const once = tap(synced('[00:09.00]a\n[00:10.00]b'), 1)
    expect(saved(once)).toBe('[00:01.00]a\n[00:10.00]b')
    const undoneLines = undoTap(undoTap(tap(once, 2)))
    expect([saved(undoneLines), undoneLines.current]).toEqual(['[00:09.00]a\n[00:10.00]b', 0])
    expect(undoTap(undoneLines)).toBe(undoneLines)
  })

  it('ignores the tap of a line that was removed', () => {
    const timed = tap(tap(plain('a\nb'), 1), 2)
    expect(saved(undoTap(removeLine(timed, 1)))).toBe('a')
  })

  it('undoes any number of taps exactly', () => {
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 6000, noNaN: true }), { maxLength: 8 }), (times) => {
        const start = plain('a\n\nb\nc\nd')
        const undoneLines = times.reduce(undoTap, times.reduce(tap, start))
        expect(undoneLines).toEqual({ ...start, nextId: undoneLines.nextId })
      }),
    )
  })
})

describe('times of words', () => {
  const text = '[00:01.00]<00:01.00>Aijā, <00:01.50>žūžū\n[00:03.00]lāča bērni'

  it('moves them with their line', () => {
    expect(saved(synced(text))).toBe(text)
    const moved = '[00:02.00]<00:02.00>Aijā, <00:02.50>žūžū'
    expect(saved(nudge(synced(text), 0, 1))).toBe(`${moved}\n[00:03.00]lāča bērni`)
    expect(saved(shiftAll(synced(text), 1))).toBe(`${moved}\n[00:04.00]lāča bērni`)
    expect(saved(undoTap(tap({ ...synced(text), current: 0 }, 2)))).toBe(text)
  })

  it('drops them with the time or the text of their line', () => {
    expect(saved(setTime(setTime(synced(text), 0, null), 0, 1))).toBe('[00:01.00]Aijā, žūžū\n[00:03.00]lāča bērni')
    expect(saved(setText(synced(text), 0, 'Aijā'))).toBe('[00:01.00]Aijā\n[00:03.00]lāča bērni')
    expect(saved(setText(synced(text), 0, 'Aijā, žūžū'))).toBe(text)
  })
})

describe('times', () => {
  it('nudges a line, never below the start', () => {
    expect(saved(nudge(synced('[00:00.05]a'), 0, -0.1))).toBe('[00:00.00]a')
    expect(saved(nudge(synced('[00:01.10]a'), 0, 0.1))).toBe('[00:01.20]a')
    expect(saved(nudge(plain('a'), 0, 0.1))).toBe('a')
  })

  it('shifts all lines equally, and stops when the first reaches the start', () => {
    expect(saved(shiftAll(synced('[00:01.00]a\n[00:03.00]b'), -2))).toBe('[00:00.00]a\n[00:02.00]b')
    expect(saved(shiftAll(plain('a'), 1))).toBe('a')
  })

  it('sets, clears and reports times', () => {
    const timing = setTime(synced('[00:05.00]a\n[00:03.00]b\nc\n\n[00:04.00]d'), 4, 4)
    expect([...problemsOf(timing.lines)]).toEqual([
      [1, 'backwards'],
      [2, 'untimed'],
    ])
    expect(saved(clearTimes(timing))).toBe('a\nb\nc\nd')
  })

  it.each([
    ['1:02.5', 62.5],
    ['62,25', 62.25],
    [' 75:00 ', 4500],
    ['', null],
    ['soon', undefined],
    ['1:2:3', undefined],
  ])('parses the typed time “%s”', (text, seconds) => {
    expect(parseTimeText(text)).toBe(seconds)
    if (seconds) expect(parseTimeText(timeText(seconds))).toBe(seconds)
  })
})

describe('lines', () => {
  it('splits pasted text into lines, and the first keeps its time', () => {
    const timing = setText(synced('[00:01.00]a\n[00:02.00]b'), 0, 'a\nx\ny')
    expect([saved(timing), timing.current]).toEqual(['[00:01.00]a\nx\ny\n[00:02.00]b', 2])
  })

  it('inserts and removes lines', () => {
    const timing = insertLine(synced('[00:01.00]a\n[00:02.00]b'), 0)
    expect(timing.lines.map(({ text }) => text)).toEqual(['a', '', 'b'])
    expect(saved(removeLine(timing, 1))).toBe('[00:01.00]a\n[00:02.00]b')
  })

  it('keeps the times of lines that a new text does not change', () => {
    const text = 'a\nx\nb\nc'
    expect(saved(replaceText(synced('[00:01.00]a\n[00:02.00]b\n[00:03.00]c'), text))).toBe(
      '[00:01.00]a\nx\n[00:02.00]b\n[00:03.00]c',
    )
    expect(saved(replaceText(synced('[00:01.00]a\n[00:02.00]b'), 'a\nB'))).toBe('[00:01.00]a\n[00:02.00]B')
  })

  it('replaces any text with any other', () => {
    const texts = fc
      .array(fc.constantFrom('a', 'b', ''), { minLength: 1, maxLength: 6 })
      .map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(texts, texts, (before, after) => {
        const { lines } = replaceText(plain(before), after)
        expect(toSavedLyrics(lines, false)).toBe(after)
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length)
      }),
    )
  })
})
