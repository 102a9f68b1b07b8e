import {
  ACCOMPANIMENT_STYLES,
  BASS_GAIN,
  bassNote,
  CHORD_GAIN,
  chordPitches,
  type PlayNote,
  playPad,
} from './accompaniment'
import { type Arrangement, arrangementOf, SAMPLE_RATE, transposedTonic } from './arrangement'
import { type InstrumentName, INSTRUMENTS } from './instruments'
import { type Chord, type Note, readMelody } from './notation'

/** A note placed in the track; all times are in samples. */
export type PlayedNote = {
  start: number
  /** When the release phase starts: after the written length and any ring. */
  release: number
  end: number
  frequency: number
  gain: number
  instrument: InstrumentName
}

export type Score = {
  /** Sorted by start. */
  notes: readonly PlayedNote[]
  /** Length of the longest note in samples: how far back a note that still sounds can start. */
  longestNote: number
  totalSamples: number
}

const LEAD_GAIN = 0.24
const VOICE_GAIN = 0.1
/** Held part of a note's written length, so that repeated notes stay distinct. */
const NOTE_SHARE = 0.96

const frequencyOf = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12)

/** Shifts the chord by `beats` and transposes it by `semitones`. */
const shiftChord = (chord: Chord, beats: number, semitones: number): Chord => ({
  ...chord,
  beat: chord.beat + beats,
  root: (chord.root + semitones + 120) % 12,
})

const chordAt = (chords: readonly Chord[], beat: number) =>
  chords.find((chord) => beat >= chord.beat && beat < chord.beat + chord.beats)

/** The nearest chord tone a third or more below or above the melody. */
function harmonyPitch(pitch: number, chord: Chord, direction: 1 | -1): number {
  const tones = [chord.root, chord.root + chord.third, chord.root + 7].map((tone) => tone % 12)
  let candidate = pitch + direction * 3
  while (!tones.includes(candidate % 12)) candidate += direction
  return candidate
}

function playSecondVoice(track: Arrangement, note: Note, chord: Chord, play: PlayNote) {
  if (track.secondVoice === 'sparkle') {
    if (note.beats < 2) return
    const tones = chordPitches(chord, note.pitch + 8)
    tones.forEach((pitch, index) => {
      const beat = note.beat + 0.5 * (index + 1)
      play({ beat, beats: 0.5, pitch }, { instrument: 'musicBox', gain: VOICE_GAIN * 0.6 })
    })
  } else if (track.secondVoice !== 'none') {
    const pitch = harmonyPitch(note.pitch, chord, track.secondVoice === 'below' ? -1 : 1)
    play(
      { ...note, pitch },
      { instrument: track.secondVoice === 'below' ? track.alternateLead : 'flute', gain: VOICE_GAIN },
    )
  }
}

/** Plays melody and accompaniment; the second voice joins from the second verse on. */
function playVerse(track: Arrangement, verse: number, play: PlayNote) {
  const { notes, chords, verseBeats } = readMelody(track.melody)
  const from = track.introBeats + verse * verseBeats
  const instrument = verse % 2 === 0 ? track.lead : track.alternateLead
  const here = chords.map((chord) => shiftChord(chord, from, track.transpose))

  for (const note of notes) {
    const sounding = { ...note, beat: note.beat + from, pitch: note.pitch + track.transpose }
    play(sounding, { instrument, gain: LEAD_GAIN })
    const chord = chordAt(here, sounding.beat)
    if (verse > 0 && chord) playSecondVoice(track, sounding, chord, play)
  }
  for (const chord of here) ACCOMPANIMENT_STYLES[track.accompaniment](chord, track, play)
}

function playIntro(track: Arrangement, play: PlayNote) {
  const [home] = readMelody(track.melody).chords
  if (!home) return
  const { beatsPerBar } = track.melody
  for (let beat = 0; beat < track.introBeats; beat += beatsPerBar) {
    const chord = shiftChord({ ...home, beat, beats: beatsPerBar }, 0, track.transpose)
    ACCOMPANIMENT_STYLES[track.accompaniment](chord, track, play)
  }
}

function playEnding(track: Arrangement, play: PlayNote) {
  const { verseBeats } = readMelody(track.melody)
  const tonic = transposedTonic(track)
  const beat = track.introBeats + track.verses * verseBeats
  const chord: Chord = { beat, beats: 4, root: tonic, third: track.melody.mode === 'minor' ? 3 : 4 }
  chordPitches(chord).forEach((pitch, index) => {
    play({ beat: beat + index * 0.25, beats: 4, pitch }, { instrument: track.chords, gain: CHORD_GAIN * 1.3 })
  })
  playPad(chord, play)
  play(bassNote(chord), { instrument: 'bass', gain: BASS_GAIN * 0.8 })
}

function write(track: Arrangement): Score {
  const notes: PlayedNote[] = []
  const play: PlayNote = ({ beat, beats, pitch }, { instrument, gain }) => {
    const { release, ring } = INSTRUMENTS[instrument]
    const start = Math.round(beat * track.samplesPerBeat)
    const written = start + Math.round(beats * track.samplesPerBeat * NOTE_SHARE + ring * SAMPLE_RATE)
    const end = written + Math.round(release * SAMPLE_RATE)
    notes.push({ start, release: written, end, frequency: frequencyOf(pitch), gain, instrument })
  }

  playIntro(track, play)
  for (let verse = 0; verse < track.verses; verse++) playVerse(track, verse, play)
  playEnding(track, play)

  notes.sort((a, b) => a.start - b.start)
  const longestNote = notes.reduce((most, { start, end }) => Math.max(most, end - start), 0)
  return { notes, longestNote, totalSamples: track.totalSamples }
}

const MAX_CACHED_SCORES = 24
const scores = new Map<number, Score>()

/** Every note of the track. Recent scores are cached, since a player requests many ranges of the same track. */
export function scoreOf(trackId: number): Score {
  const score = scores.get(trackId) ?? write(arrangementOf(trackId))
  scores.delete(trackId)
  scores.set(trackId, score)
  const [oldest] = scores.keys()
  if (scores.size > MAX_CACHED_SCORES && oldest !== undefined) scores.delete(oldest)
  return score
}
