import { ACCOMPANY, BASS_GAIN, CHORD_GAIN, bassNote, chordPitches, playPad } from './accompaniment'
import type { Play } from './accompaniment'
import { SAMPLE_RATE, arrangementOf, homePitchClass } from './arrangement'
import type { Arrangement } from './arrangement'
import { INSTRUMENTS } from './instruments'
import type { InstrumentName } from './instruments'
import { readMelody } from './notation'
import type { Chord, Note } from './notation'

/** A note at its place in the finished track; all times in samples. */
export type PlayedNote = {
  start: number
  /** The written end; the release (and a plucked string's ring) comes after it. */
  release: number
  end: number
  frequency: number
  gain: number
  instrument: InstrumentName
}

export type Score = {
  /** In the order of their start. */
  notes: readonly PlayedNote[]
  /** The longest note's samples from start to end: how far back a note that still sounds can begin. */
  longest: number
  totalSamples: number
}

const LEAD_GAIN = 0.24
const VOICE_GAIN = 0.1
/** How much of its written length a note is held, so that repeated notes speak apart. */
const HELD = 0.96

const frequencyOf = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12)

/** The melody's chord at its place in the track and in the track's key. */
const moved = (chord: Chord, beats: number, semitones: number): Chord => ({
  ...chord,
  beat: chord.beat + beats,
  root: (chord.root + semitones + 120) % 12,
})

const chordAt = (chords: readonly Chord[], beat: number) =>
  chords.find((chord) => beat >= chord.beat && beat < chord.beat + chord.beats)

/** The chord tone a third or more below (or above) the melody: a voice that always agrees with the harmony. */
function harmonyPitch(pitch: number, chord: Chord, direction: 1 | -1): number {
  const tones = [chord.root, chord.root + chord.third, chord.root + 7].map((tone) => tone % 12)
  let candidate = pitch + direction * 3
  while (!tones.includes(candidate % 12)) candidate += direction
  return candidate
}

function playSecondVoice(track: Arrangement, note: Note, chord: Chord, play: Play) {
  if (track.secondVoice === 'sparkle') {
    if (note.beats < 2) return
    const tones = chordPitches(chord, note.pitch + 8)
    tones.forEach((pitch, index) => {
      const beat = note.beat + 0.5 * (index + 1)
      play({ beat, beats: 0.5, pitch }, { instrument: 'musicBox', gain: VOICE_GAIN * 0.6 })
    })
  } else if (track.secondVoice !== 'none') {
    const pitch = harmonyPitch(note.pitch, chord, track.secondVoice === 'below' ? -1 : 1)
    play({ ...note, pitch }, { instrument: track.secondVoice === 'below' ? track.answer : 'flute', gain: VOICE_GAIN })
  }
}

/** The first verse is the tune alone with its accompaniment; the second voice joins from the second one on. */
function playVerse(track: Arrangement, verse: number, play: Play) {
  const { notes, chords, verseBeats } = readMelody(track.melody)
  const from = track.introBeats + verse * verseBeats
  const instrument = verse % 2 === 0 ? track.lead : track.answer
  const here = chords.map((chord) => moved(chord, from, track.transpose))

  for (const note of notes) {
    const sounding = { ...note, beat: note.beat + from, pitch: note.pitch + track.transpose }
    play(sounding, { instrument, gain: LEAD_GAIN })
    const chord = chordAt(here, sounding.beat)
    if (verse > 0 && chord) playSecondVoice(track, sounding, chord, play)
  }
  for (const chord of here) ACCOMPANY[track.accompaniment](chord, track, play)
}

function playIntro(track: Arrangement, play: Play) {
  const [home] = readMelody(track.melody).chords
  if (!home) return
  const { beatsPerBar } = track.melody
  for (let beat = 0; beat < track.introBeats; beat += beatsPerBar) {
    const chord = moved({ ...home, beat, beats: beatsPerBar }, 0, track.transpose)
    ACCOMPANY[track.accompaniment](chord, track, play)
  }
}

function playEnding(track: Arrangement, play: Play) {
  const { verseBeats } = readMelody(track.melody)
  const home = homePitchClass(track)
  const beat = track.introBeats + track.verses * verseBeats
  const chord: Chord = { beat, beats: 4, root: home, third: track.melody.mode === 'minor' ? 3 : 4 }
  chordPitches(chord).forEach((pitch, index) => {
    play({ beat: beat + index * 0.25, beats: 4, pitch }, { instrument: track.chords, gain: CHORD_GAIN * 1.3 })
  })
  playPad(chord, play)
  play(bassNote(chord), { instrument: 'bass', gain: BASS_GAIN * 0.8 })
}

function write(track: Arrangement): Score {
  const notes: PlayedNote[] = []
  const play: Play = ({ beat, beats, pitch }, { instrument, gain }) => {
    const { release, ring } = INSTRUMENTS[instrument]
    const start = Math.round(beat * track.samplesPerBeat)
    const written = start + Math.round(beats * track.samplesPerBeat * HELD + ring * SAMPLE_RATE)
    const end = written + Math.round(release * SAMPLE_RATE)
    notes.push({ start, release: written, end, frequency: frequencyOf(pitch), gain, instrument })
  }

  playIntro(track, play)
  for (let verse = 0; verse < track.verses; verse++) playVerse(track, verse, play)
  playEnding(track, play)

  notes.sort((a, b) => a.start - b.start)
  const longest = notes.reduce((most, { start, end }) => Math.max(most, end - start), 0)
  return { notes, longest, totalSamples: track.totalSamples }
}

const REMEMBERED_SCORES = 24
const scores = new Map<number, Score>()

/** Every note of the track. The last few scores are remembered: a player asks for many ranges of the same track. */
export function scoreOf(trackId: number): Score {
  const score = scores.get(trackId) ?? write(arrangementOf(trackId))
  scores.delete(trackId)
  scores.set(trackId, score)
  const [oldest] = scores.keys()
  if (scores.size > REMEMBERED_SCORES && oldest !== undefined) scores.delete(oldest)
  return score
}
