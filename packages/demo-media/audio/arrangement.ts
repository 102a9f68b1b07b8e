import { seededRandom } from '../seeded-random'
import type { InstrumentName } from './instruments'
import { MELODIES, type Melody } from './melodies'
import { readMelody, tonicPitchClass } from './notation'

/** Samples per second of all generated audio; a millisecond is a whole number of samples. */
export const SAMPLE_RATE = 16_000
const SAMPLES_PER_MS = SAMPLE_RATE / 1000

const MIN_DURATION_SECONDS = 76
const MAX_DURATION_SECONDS = 236
/** Lets the last chord ring out before the track ends. */
const ENDING_BEATS = 5
const INTRO_BARS = 2
/** Bounds of the lead's lowest note as MIDI numbers (A3 and F4): a child's singing range. */
const MIN_LOWEST_PITCH = 57
const MAX_LOWEST_PITCH = 65

const ACCOMPANIMENTS = ['drone', 'bass', 'broken', 'oompah', 'pad'] as const
export type Accompaniment = (typeof ACCOMPANIMENTS)[number]
type SecondVoice = 'none' | 'below' | 'above' | 'sparkle'

/** The random choices that define a track's audio, before its notes are written. */
export type Arrangement = {
  melody: Melody
  /** Semitones from the melody's written key. */
  transpose: number
  samplesPerBeat: number
  introBeats: number
  verses: number
  lead: InstrumentName
  /** Plays the lead in every second verse. */
  alternateLead: InstrumentName
  accompaniment: Accompaniment
  secondVoice: SecondVoice
  /** Plucked or struck instrument for the chords. */
  chords: InstrumentName
  totalSamples: number
}

const LEADS: readonly InstrumentName[] = ['musicBox', 'flute', 'kokle', 'organ', 'marimba', 'accordion']
const CHORD_PLAYERS: readonly InstrumentName[] = ['kokle', 'musicBox', 'marimba', 'organ']
const SECOND_VOICES: readonly SecondVoice[] = ['none', 'below', 'below', 'above', 'sparkle']

const wholeMilliseconds = (samples: number) => Math.ceil(samples / SAMPLES_PER_MS) * SAMPLES_PER_MS

function arrange(trackId: number): Arrangement {
  const random = seededRandom('arrangement', trackId)
  const melody = random.pick(MELODIES)
  const { verseBeats, lowest } = readMelody(melody)
  const samplesPerBeat = Math.round((60 / random.between(...melody.tempo)) * SAMPLE_RATE)
  const introBeats = INTRO_BARS * melody.beatsPerBar

  const seconds = (beats: number) => (beats * samplesPerBeat) / SAMPLE_RATE
  const introAndEnding = seconds(introBeats + ENDING_BEATS)
  const minVerses = Math.ceil((MIN_DURATION_SECONDS - introAndEnding) / seconds(verseBeats))
  const maxVerses = Math.floor((MAX_DURATION_SECONDS - introAndEnding) / seconds(verseBeats))
  // The product of two draws keeps most tracks short and a few long.
  const verses = minVerses + Math.floor((maxVerses - minVerses + 1) * random.next() * random.next())

  return {
    melody,
    transpose: random.int(MIN_LOWEST_PITCH, MAX_LOWEST_PITCH) - lowest,
    samplesPerBeat,
    introBeats,
    verses,
    lead: random.pick(LEADS),
    alternateLead: random.pick(LEADS),
    accompaniment: random.pick(ACCOMPANIMENTS),
    secondVoice: random.pick(SECOND_VOICES),
    chords: random.pick(CHORD_PLAYERS),
    totalSamples: wholeMilliseconds((introBeats + verses * verseBeats + ENDING_BEATS) * samplesPerBeat),
  }
}

const arrangements = new Map<number, Arrangement>()

export function arrangementOf(trackId: number): Arrangement {
  const known = arrangements.get(trackId)
  if (known) return known
  const fresh = arrange(trackId)
  arrangements.set(trackId, fresh)
  return fresh
}

/** The track's exact duration in milliseconds. */
export function trackDuration(trackId: number): number {
  return arrangementOf(trackId).totalSamples / SAMPLES_PER_MS
}

/** The tune the track plays, for attribution. */
export function trackMelody(trackId: number): Melody {
  return arrangementOf(trackId).melody
}

/** The pitch class (0 is C) of the track's tonic after transposition. */
export function transposedTonic({ melody, transpose }: Arrangement): number {
  return (tonicPitchClass(melody) + transpose + 120) % 12
}
