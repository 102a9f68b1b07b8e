import { SAMPLE_RATE } from './arrangement'
import { INSTRUMENTS, type Layer } from './instruments'
import type { PlayedNote, Score } from './score'

/**
 * Samples rendered at a time. Blocks start at multiples of it, so that a sample has the same value in every
 * requested byte range.
 */
export const BLOCK = 1024

const CYCLE = 2 ** 32
const TABLE_BITS = 11
const TABLE_SIZE = 2 ** TABLE_BITS
const FRACTION_BITS = 32 - TABLE_BITS
const FRACTION_MASK = 2 ** FRACTION_BITS - 1
const FRACTION_UNIT = 2 ** -FRACTION_BITS

/** Partials above this frequency (Hz) are dropped to avoid aliasing. */
const MAX_PARTIAL_HZ = 7200
const FADE_OUT_SECONDS = 2.5
/** The soft limiter starts at this amplitude; louder peaks approach full scale without reaching it. */
const KNEE = 0.7
const HEADROOM = 0.27
/** A decaying tone below this amplitude (a fifth of the smallest sample value) is skipped. */
const INAUDIBLE = 0.2 / 0x7fff

const tables = new WeakMap<readonly number[], Map<number, Float32Array>>()

function drawTable(harmonics: readonly number[]): Float32Array {
  const loudness = harmonics.reduce((sum, amount) => sum + amount, 0)
  return Float32Array.from({ length: TABLE_SIZE + 1 }, (_, index) =>
    harmonics.reduce((sum, amount, harmonic) => {
      return sum + (amount / loudness) * Math.sin((2 * Math.PI * (harmonic + 1) * index) / TABLE_SIZE)
    }, 0),
  )
}

/** One cycle of the wave, limited to harmonics below {@link MAX_PARTIAL_HZ} and scaled to a peak of at most 1. */
function waveTable(harmonics: readonly number[], fundamental: number): Float32Array {
  const count = Math.min(harmonics.length, Math.floor(MAX_PARTIAL_HZ / fundamental))
  const variants = tables.get(harmonics) ?? new Map<number, Float32Array>()
  tables.set(harmonics, variants)
  const table = variants.get(count) ?? drawTable(harmonics.slice(0, count))
  variants.set(count, table)
  return table
}

type Window = { from: number; to: number }
type Segment = { from: number; to: number; level: number; slope: number }

/** A note's attack, sustain and release as linear segments, clipped to the samples [from, to). */
function envelope({ start, release, end, instrument }: PlayedNote, window: Window): Segment[] {
  const attack = INSTRUMENTS[instrument].attack * SAMPLE_RATE
  const peak = Math.min(start + attack, release)
  const corners = [
    { from: start, to: peak, level: 0, slope: 1 / Math.max(1, peak - start) },
    { from: peak, to: release, level: 1, slope: 0 },
    { from: release, to: end, level: 1, slope: -1 / Math.max(1, end - release) },
  ]
  return corners.flatMap(({ from, to, level, slope }) => {
    const first = Math.max(from, window.from)
    const last = Math.min(to, window.to)
    return first < last ? [{ from: first, to: last, level: level + (first - from) * slope, slope }] : []
  })
}

type Tone = { table: Float32Array; step: number; gain: number; decay: number; start: number }

/**
 * Adds one segment of a tone to the block. This is the inner loop: it uses only running sums and products,
 * and the phase is a 32-bit fraction of a cycle that wraps on overflow.
 */
function addTone(block: Float64Array, blockStart: number, tone: Tone, segment: Segment) {
  const { table, step, decay, start } = tone
  const age = segment.from - start
  let phase = ((age * step) % CYCLE) | 0
  let amplitude = tone.gain * decay ** age
  if (amplitude < INAUDIBLE) return
  let level = segment.level
  const { slope } = segment
  const end = segment.to - blockStart
  for (let index = segment.from - blockStart; index < end; index++) {
    const place = phase >>> FRACTION_BITS
    const here = table[place] as number
    const next = table[place + 1] as number
    const sample = here + (next - here) * (phase & FRACTION_MASK) * FRACTION_UNIT
    block[index] = (block[index] as number) + sample * amplitude * level
    phase = (phase + step) | 0
    amplitude *= decay
    level += slope
  }
}

function toneOf(note: PlayedNote, layer: Layer): Tone | null {
  const frequency = note.frequency * layer.ratio
  if (frequency > MAX_PARTIAL_HZ) return null
  return {
    table: waveTable(layer.harmonics, frequency),
    step: Math.round((frequency / SAMPLE_RATE) * CYCLE),
    gain: note.gain * layer.gain,
    decay: Math.exp(-1 / (layer.decay * SAMPLE_RATE)),
    start: note.start,
  }
}

/** The index of the first note that starts at `sample` or later. */
function firstFrom(notes: readonly PlayedNote[], sample: number): number {
  let low = 0
  let high = notes.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((notes[middle] as PlayedNote).start < sample) low = middle + 1
    else high = middle
  }
  return low
}

function addNote(block: Float64Array, from: number, note: PlayedNote) {
  const segments = envelope(note, { from, to: from + block.length })
  for (const layer of INSTRUMENTS[note.instrument].layers) {
    const tone = toneOf(note, layer)
    if (!tone) continue
    for (const segment of segments) addTone(block, from, tone, segment)
  }
}

function mixNotes(score: Score, block: Float64Array, from: number) {
  const last = firstFrom(score.notes, from + block.length)
  for (let index = firstFrom(score.notes, from - score.longestNote); index < last; index++) {
    const note = score.notes[index] as PlayedNote
    if (note.end > from) addNote(block, from, note)
  }
}

function softLimit(sample: number): number {
  const size = Math.abs(sample)
  return size <= KNEE ? sample : Math.sign(sample) * (KNEE + HEADROOM * Math.tanh((size - KNEE) / HEADROOM))
}

/** Renders the `BLOCK` samples that start at `from` (a multiple of `BLOCK`) as 16-bit values. */
export function renderBlock(score: Score, from: number): Int16Array {
  const mix = new Float64Array(BLOCK)
  mixNotes(score, mix, from)
  const samples = new Int16Array(BLOCK)
  for (let index = 0; index < BLOCK; index++) {
    const left = (score.totalSamples - from - index) / (FADE_OUT_SECONDS * SAMPLE_RATE)
    const sample = softLimit(mix[index] as number) * Math.max(0, Math.min(1, left))
    samples[index] = Math.round(sample * 0x7fff)
  }
  return samples
}
