import type { Melody } from './melodies'

/** A note; `beat` counts from the first full bar, so an upbeat is negative. `pitch` is a MIDI number. */
export type Note = { beat: number; beats: number; pitch: number }

/** A triad that starts at `beat`; `root` is a pitch class (0 is C), `third` is in semitones. */
export type Chord = { beat: number; beats: number; root: number; third: 3 | 4 }

type ParsedMelody = {
  notes: readonly Note[]
  chords: readonly Chord[]
  /** Length of one verse in full bars; its upbeat falls in the bar before. */
  verseBeats: number
  lowest: number
  highest: number
}

const SEMITONES: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }
const ACCIDENTALS: Readonly<Record<string, number>> = { '#': 1, b: -1, '': 0 }
const MIDDLE_C = 60

const NOTE = /^([a-gz])([#b]?)([',]*)(?:([*/])([\d.]+))?$/
const CHORD = /^([A-G])([#b]?)(m?)$/

function pitchClass(letter: string, accidental: string): number {
  return (SEMITONES[letter.toLowerCase()] ?? 0) + (ACCIDENTALS[accidental] ?? 0)
}

function readNote(token: string): { beats: number; pitch: number | null } {
  const match = NOTE.exec(token)
  if (!match) throw new SyntaxError(`"${token}" is not a note. Write it like c, f#, g' or b,*2.`)
  const [, letter = '', accidental = '', octaves = '', operator, amount = '1'] = match
  const beats = operator === '/' ? 1 / Number(amount) : Number(amount)
  if (letter === 'z') return { beats, pitch: null }
  const octave = [...octaves].reduce((sum, mark) => sum + (mark === "'" ? 12 : -12), 0)
  return { beats, pitch: MIDDLE_C + pitchClass(letter, accidental) + octave }
}

function readChord(token: string): Pick<Chord, 'root' | 'third'> {
  const match = CHORD.exec(token)
  if (!match) throw new SyntaxError(`"${token}" is not a chord. Write it like C, F# or Am.`)
  const [, letter = '', accidental = '', minor] = match
  return { root: (pitchClass(letter, accidental) + 12) % 12, third: minor ? 3 : 4 }
}

const bars = (text: string) => text.split('|').map((bar) => bar.trim().split(/\s+/))

/** Written bar lengths in beats; the first bar is short when the tune starts with an upbeat. */
export function barLengths({ notes }: Pick<Melody, 'notes'>): number[] {
  return bars(notes).map((bar) => bar.reduce((sum, token) => sum + readNote(token).beats, 0))
}

function readChords({ chords, beatsPerBar }: Melody): Chord[] {
  return bars(chords).flatMap((bar, index) =>
    bar.map((token, part) => {
      const beats = beatsPerBar / bar.length
      return { beat: index * beatsPerBar + part * beats, beats, ...readChord(token) }
    }),
  )
}

function parse(melody: Melody): ParsedMelody {
  const [firstBar = 0] = barLengths(melody)
  const notes: Note[] = []
  let beat = firstBar < melody.beatsPerBar ? -firstBar : 0
  for (const token of bars(melody.notes).flat()) {
    const { beats, pitch } = readNote(token)
    if (pitch !== null) notes.push({ beat, beats, pitch })
    beat += beats
  }
  const pitches = notes.map(({ pitch }) => pitch)
  return {
    notes,
    chords: readChords(melody),
    verseBeats: bars(melody.chords).length * melody.beatsPerBar,
    lowest: Math.min(...pitches),
    highest: Math.max(...pitches),
  }
}

const parsedMelodies = new WeakMap<Melody, ParsedMelody>()

/** Parses a melody's notation; results are cached. */
export function readMelody(melody: Melody): ParsedMelody {
  const cached = parsedMelodies.get(melody)
  if (cached) return cached
  const parsed = parse(melody)
  parsedMelodies.set(melody, parsed)
  return parsed
}

/** The pitch class (0 is C) of a melody's tonic such as "F#". */
export function tonicPitchClass({ tonic }: Pick<Melody, 'tonic'>): number {
  return readChord(tonic).root
}
