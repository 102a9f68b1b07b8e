import type { InstrumentName } from './instruments'
import { MELODIES } from './melodies'
import type { Melody } from './melodies'
import { readMelody, tonicPitchClass } from './notation'
import { seededRandom } from './seeded-random'

/** Samples a second of all generated audio; a whole number of samples makes a millisecond. */
export const SAMPLE_RATE = 16_000
const SAMPLES_PER_MS = SAMPLE_RATE / 1000

const SHORTEST_SECONDS = 76
const LONGEST_SECONDS = 236
/** The last chord rings before the track ends. */
const ENDING_BEATS = 5
const INTRO_BARS = 2
/** The lead's lowest note lies between these MIDI numbers (A3 and F4), where a child can sing along. */
const LOWEST_LEAD = 57
const HIGHEST_LOW_NOTE = 65

export const ACCOMPANIMENTS = ['drone', 'bass', 'broken', 'oompah', 'pad'] as const
export type Accompaniment = (typeof ACCOMPANIMENTS)[number]
export type SecondVoice = 'none' | 'below' | 'above' | 'sparkle'

/** Everything that makes a track its own, before a single note is written down. */
export type Arrangement = {
  melody: Melody
  /** Semitones from the key the melody is written in. */
  transpose: number
  samplesPerBeat: number
  introBeats: number
  verses: number
  lead: InstrumentName
  /** Takes the lead over in every second verse. */
  answer: InstrumentName
  accompaniment: Accompaniment
  secondVoice: SecondVoice
  /** The plucked or struck instrument that plays the chords. */
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
  const frame = seconds(introBeats + ENDING_BEATS)
  const fewest = Math.ceil((SHORTEST_SECONDS - frame) / seconds(verseBeats))
  const most = Math.floor((LONGEST_SECONDS - frame) / seconds(verseBeats))
  // Two draws multiplied: most tracks stay short, a few are long.
  const verses = fewest + Math.floor((most - fewest + 1) * random.next() * random.next())

  return {
    melody,
    transpose: random.int(LOWEST_LEAD, HIGHEST_LOW_NOTE) - lowest,
    samplesPerBeat,
    introBeats,
    verses,
    lead: random.pick(LEADS),
    answer: random.pick(LEADS),
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

/** The track's exact length in milliseconds. */
export function trackDuration(trackId: number): number {
  return arrangementOf(trackId).totalSamples / SAMPLES_PER_MS
}

/** The tune the track plays, to name its source. */
export function trackMelody(trackId: number): Melody {
  return arrangementOf(trackId).melody
}

/** The pitch class (0 is C) the track comes home to. */
export function homePitchClass({ melody, transpose }: Arrangement): number {
  return (tonicPitchClass(melody) + transpose + 120) % 12
}
