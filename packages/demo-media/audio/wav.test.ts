import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { SAMPLE_RATE, arrangementOf, trackDuration, trackMelody } from './arrangement'
import { MELODIES } from './melodies'
import { renderWav, wavSize } from './wav'

const HEADER_BYTES = 44
const BYTE_RATE = 2 * SAMPLE_RATE
const TRACK = 7

const whole = (trackId: number) => renderWav(trackId, 0, wavSize(trackId))
const samplesOf = (bytes: Uint8Array) => new Int16Array(bytes.slice(HEADER_BYTES).buffer)
const same = (one: Uint8Array, other: Uint8Array) => Buffer.from(one).equals(other)
const sum = (samples: Int16Array) => samples.reduce((total, sample) => total + Math.abs(sample), 0)

describe('WAV header', () => {
  const bytes = whole(TRACK)
  const view = new DataView(bytes.buffer)
  const text = (from: number, to: number) => String.fromCharCode(...bytes.slice(from, to))

  it('declares 16-bit mono PCM at the sample rate', () => {
    expect(text(0, 4)).toBe('RIFF')
    expect(text(8, 16)).toBe('WAVEfmt ')
    expect(text(36, 40)).toBe('data')
    expect([view.getUint32(16, true), view.getUint16(20, true), view.getUint16(22, true)]).toEqual([16, 1, 1])
    expect([view.getUint32(24, true), view.getUint32(28, true)]).toEqual([SAMPLE_RATE, BYTE_RATE])
    expect([view.getUint16(32, true), view.getUint16(34, true)]).toEqual([2, 16])
  })

  it('writes the sizes of the file and its data', () => {
    expect(bytes.length).toBe(wavSize(TRACK))
    expect(view.getUint32(4, true)).toBe(bytes.length - 8)
    expect(view.getUint32(40, true)).toBe(bytes.length - HEADER_BYTES)
  })
})

describe('trackDuration', () => {
  it('matches the file size, in whole milliseconds between 75 and 240 seconds', () => {
    for (let trackId = 1; trackId <= 2000; trackId++) {
      const duration = trackDuration(trackId)
      expect((duration * BYTE_RATE) / 1000).toBe(wavSize(trackId) - HEADER_BYTES)
      expect(Number.isInteger(duration)).toBe(true)
      expect(duration).toBeGreaterThanOrEqual(75_000)
      expect(duration).toBeLessThanOrEqual(240_000)
    }
  })
})

describe('renderWav for a byte range', () => {
  const files = [TRACK, 1234].map((trackId) => ({ trackId, bytes: whole(trackId) }))

  it('returns the same bytes as the whole file at any offset', () => {
    const range = fc.record({
      file: fc.constantFrom(...files),
      start: fc.double({ min: 0, max: 1, noNaN: true }),
      length: fc.nat(9000),
    })
    fc.assert(
      fc.property(range, ({ file: { trackId, bytes }, start, length }) => {
        const from = Math.floor(start * bytes.length)
        expect(same(renderWav(trackId, from, from + length), bytes.slice(from, from + length))).toBe(true)
      }),
      { numRuns: 120 },
    )
  })

  it('starts or ends within the header, and stops at the end of the file', () => {
    const { trackId, bytes } = files[0] ?? { trackId: TRACK, bytes: whole(TRACK) }
    expect(same(renderWav(trackId, 3, 10), bytes.slice(3, 10))).toBe(true)
    expect(same(renderWav(trackId, 40, 51), bytes.slice(40, 51))).toBe(true)
    expect(same(renderWav(trackId, 43, 44), bytes.slice(43, 44))).toBe(true)
    expect(same(renderWav(trackId, bytes.length - 3, bytes.length + 100), bytes.slice(-3))).toBe(true)
    expect(renderWav(trackId, bytes.length + 5, bytes.length + 9)).toHaveLength(0)
  })
})

describe('generated audio', () => {
  it.each([1, 2, 3, 500, 1999])('never clips track %i, nor leaves it silent for long', (trackId) => {
    const samples = samplesOf(whole(trackId))
    expect(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)).toBeLessThan(32_100)
    const loudEnough = SAMPLE_RATE * 2 * 200
    for (let second = 0; second + 2 < samples.length / SAMPLE_RATE - 3; second += 2) {
      expect(sum(samples.slice(second * SAMPLE_RATE, (second + 2) * SAMPLE_RATE))).toBeGreaterThan(loudEnough)
    }
  })

  it('starts and ends without a click', () => {
    const samples = samplesOf(whole(TRACK))
    expect(Math.abs(samples[0] ?? NaN)).toBeLessThan(200)
    expect(Math.abs(samples.at(-1) ?? NaN)).toBeLessThan(20)
  })

  it('differs between tracks, and stays the same for one track', () => {
    const stretch = (trackId: number) => renderWav(trackId, 100_000, 104_000)
    const heard = new Set(Array.from({ length: 150 }, (_, index) => stretch(index + 1).join()))
    expect(heard.size).toBe(150)
    expect(same(stretch(3), stretch(3))).toBe(true)
  })

  it('uses every melody, lead instrument and accompaniment style', () => {
    const tracks = Array.from({ length: 400 }, (_, index) => index + 1)
    expect(new Set(tracks.map(trackMelody)).size).toBe(MELODIES.length)
    expect(new Set(tracks.map((trackId) => arrangementOf(trackId).lead)).size).toBe(6)
    expect(new Set(tracks.map((trackId) => arrangementOf(trackId).accompaniment)).size).toBe(5)
  })
})
