import { describe, expect, it } from 'vitest'

import { MELODIES } from './melodies'
import { barLengths, readMelody } from './notation'

describe.each(MELODIES.map((melody) => [melody.name, melody] as const))('%s', (_name, melody) => {
  const lengths = barLengths(melody)
  const [first = 0] = lengths
  const hasUpbeat = first < melody.beatsPerBar

  it('fills every bar, with the last one shortened by the upbeat', () => {
    const full = hasUpbeat ? lengths.slice(1, -1) : lengths
    expect(full).toEqual(full.map(() => melody.beatsPerBar))
    const framed = hasUpbeat ? first + (lengths.at(-1) ?? 0) : first
    expect(framed).toBe(melody.beatsPerBar)
  })

  it('holds a chord for each full bar', () => {
    const bars = lengths.length - (hasUpbeat ? 1 : 0)
    const { chords, verseBeats } = readMelody(melody)
    expect(verseBeats).toBe(bars * melody.beatsPerBar)
    expect(chords.reduce((sum, { beats }) => sum + beats, 0)).toBe(verseBeats)
  })

  it('spans less than two octaves and mostly agrees with its chords', () => {
    const { notes, chords, lowest, highest } = readMelody(melody)
    expect(highest - lowest).toBeLessThanOrEqual(19)
    const agreeing = notes.filter(({ beat, pitch }) => {
      const chord = chords.findLast((candidate) => candidate.beat <= Math.max(0, beat))
      return chord && [0, chord.third, 7, 10].includes((pitch - chord.root + 120) % 12)
    })
    const beatsOf = (some: typeof notes) => some.reduce((sum, { beats }) => sum + beats, 0)
    expect(beatsOf(agreeing) / beatsOf(notes)).toBeGreaterThan(0.6)
  })
})

describe('MELODIES', () => {
  it('lists each tune once', () => {
    expect(new Set(MELODIES.map(({ name }) => name)).size).toBe(MELODIES.length)
  })
})

describe('readMelody', () => {
  it('rejects invalid notes and chords', () => {
    const [melody] = MELODIES
    if (!melody) throw new Error('MELODIES is empty.')
    expect(() => readMelody({ ...melody, notes: 'c d h*2' })).toThrow('"h*2" is not a note')
    expect(() => readMelody({ ...melody, chords: 'C Xm' })).toThrow('"Xm" is not a chord')
  })
})
