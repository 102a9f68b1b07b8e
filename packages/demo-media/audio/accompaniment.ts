import { type Accompaniment, type Arrangement, transposedTonic } from './arrangement'
import type { InstrumentName } from './instruments'
import type { Chord, Note } from './notation'

/** Instrument and loudness of a note; a gain of 1 is full scale. */
export type Part = { instrument: InstrumentName; gain: number }
export type PlayNote = (note: Note, part: Part) => void

export const BASS_GAIN = 0.17
export const CHORD_GAIN = 0.075
const PAD_GAIN = 0.05

const BASS_FLOOR = 43
const CHORD_FLOOR = 55

/** The lowest pitch at or above `floor` with that pitch class. */
const pitchFrom = (floor: number, pitchClass: number) => floor + ((((pitchClass - floor) % 12) + 12) % 12)

/** The chord's three tones, ascending, each the lowest at or above `floor`. */
export const chordPitches = ({ root, third }: Chord, floor = CHORD_FLOOR) =>
  [root, root + third, root + 7].map((pitchClass) => pitchFrom(floor, pitchClass)).sort((a, b) => a - b)

export const bassNote = ({ beat, beats, root }: Chord): Note => ({ beat, beats, pitch: pitchFrom(BASS_FLOOR, root) })

export function playPad(chord: Chord, play: PlayNote) {
  for (const pitch of chordPitches(chord)) {
    play({ beat: chord.beat, beats: chord.beats, pitch }, { instrument: 'pad', gain: PAD_GAIN })
  }
}

/** Indexes of a chord's whole beats. */
const beatsOf = (chord: Chord) => Array.from({ length: Math.max(1, Math.floor(chord.beats)) }, (_, index) => index)

/** Plays one chord in each accompaniment style. */
export const ACCOMPANIMENT_STYLES: Record<Accompaniment, (chord: Chord, track: Arrangement, play: PlayNote) => void> = {
  drone(chord, track, play) {
    const tonic = transposedTonic(track)
    for (const pitch of [pitchFrom(BASS_FLOOR, tonic), pitchFrom(CHORD_FLOOR - 5, tonic + 7)]) {
      play({ beat: chord.beat, beats: chord.beats, pitch }, { instrument: 'pad', gain: PAD_GAIN })
    }
    play(bassNote(chord), { instrument: 'kokle', gain: CHORD_GAIN })
  },
  bass(chord, _track, play) {
    const low = bassNote(chord)
    const beats = chord.beats >= 4 ? chord.beats / 2 : chord.beats
    play({ ...low, beats }, { instrument: 'bass', gain: BASS_GAIN })
    if (beats < chord.beats) {
      const fifth = { beat: chord.beat + beats, beats, pitch: low.pitch + 7 }
      play(fifth, { instrument: 'bass', gain: BASS_GAIN * 0.8 })
    }
    playPad(chord, play)
  },
  broken(chord, track, play) {
    const [low = 0, middle = 0, high = 0] = chordPitches(chord)
    const pattern = [low, high, middle, high]
    for (const beat of beatsOf(chord)) {
      const pitch = pattern[beat % pattern.length] ?? low
      play({ beat: chord.beat + beat, beats: 1, pitch }, { instrument: track.chords, gain: CHORD_GAIN * 1.3 })
    }
    play(bassNote(chord), { instrument: 'bass', gain: BASS_GAIN * 0.7 })
  },
  oompah(chord, track, play) {
    play({ ...bassNote(chord), beats: 1 }, { instrument: 'bass', gain: BASS_GAIN })
    for (const beat of beatsOf(chord).slice(1)) {
      const strong = track.melody.beatsPerBar % 3 === 0 || beat % 2 === 1
      if (!strong) continue
      for (const pitch of chordPitches(chord)) {
        play({ beat: chord.beat + beat, beats: 0.8, pitch }, { instrument: track.chords, gain: CHORD_GAIN * 0.8 })
      }
    }
  },
  pad(chord, _track, play) {
    playPad(chord, play)
    play(bassNote(chord), { instrument: 'bass', gain: BASS_GAIN * 0.6 })
  },
}
