import { SAMPLE_RATE } from './arrangement'
import { flacStreamInfo } from './flac'

/*
 * Fragmented MP4 with one FLAC track (ISO/IEC 14496-12; "Encapsulation of FLAC in ISO Base Media File Format").
 * A box is its size, its name and its content. Plain numbers below are single bytes; `u16` and `u32` write wider ones.
 */

type Content = number | string | Uint8Array | Content[]

const u16 = (value: number): Uint8Array => Uint8Array.from([value >> 8, value & 0xff])
const u32 = (value: number): Uint8Array =>
  Uint8Array.from([value >>> 24, (value >> 16) & 0xff, (value >> 8) & 0xff, value & 0xff])
const zeros = (count: number): Uint8Array => new Uint8Array(count)

/** Concatenates the content's bytes; each character of a string becomes one byte. */
function bytesOf(content: Content): Uint8Array {
  if (content instanceof Uint8Array) return content
  if (typeof content === 'number') return Uint8Array.from([content])
  if (typeof content === 'string') return Uint8Array.from(content, (letter) => letter.charCodeAt(0))
  const parts = content.map(bytesOf)
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    whole.set(part, offset)
    offset += part.length
  }
  return whole
}

function box(name: string, ...content: Content[]): Uint8Array {
  const bytes = bytesOf(content)
  return bytesOf([u32(8 + bytes.length), name, bytes])
}

/** A box whose content starts with a version and flags. */
const fullBox = (name: string, [version, flags]: [version: number, flags: number], ...content: Content[]) =>
  box(name, u32((version << 24) | flags), ...content)

const MATRIX = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].map(u32)
const NO_FLAGS: [number, number] = [0, 0]
const TRACK = 1

function sampleTable(totalSamples: number): Uint8Array {
  const info = flacStreamInfo(totalSamples)
  const lastBlock = 0x80
  const dfLa = fullBox('dfLa', NO_FLAGS, lastBlock, 0, u16(info.length), info)
  const fLaC = box('fLaC', zeros(6), u16(1), zeros(8), u16(1), u16(16), zeros(4), u32(SAMPLE_RATE * 2 ** 16), dfLa)
  return box(
    'stbl',
    fullBox('stsd', NO_FLAGS, u32(1), fLaC),
    ...['stts', 'stsc', 'stco'].map((name) => fullBox(name, NO_FLAGS, u32(0))),
    fullBox('stsz', NO_FLAGS, u32(0), u32(0)),
  )
}

/** The initialization segment: codec and track description, without any samples. */
export function initSegment(totalSamples: number): Uint8Array {
  const mvhd = [
    u32(0),
    u32(0),
    u32(SAMPLE_RATE),
    u32(0),
    u32(0x10000),
    u16(0x100),
    zeros(10),
    MATRIX,
    zeros(24),
    u32(2),
  ]
  const tkhd = [u32(0), u32(0), u32(TRACK), zeros(8), zeros(8), zeros(4), u16(0x100), zeros(2), MATRIX, zeros(8)]
  const undetermined = 0x55c4
  const mdhd = [u32(0), u32(0), u32(SAMPLE_RATE), u32(0), u16(undetermined), zeros(2)]
  const selfContained = fullBox('url ', [0, 1])
  const minf = box(
    'minf',
    fullBox('smhd', NO_FLAGS, zeros(4)),
    box('dinf', fullBox('dref', NO_FLAGS, u32(1), selfContained)),
    sampleTable(totalSamples),
  )
  const hdlr = fullBox('hdlr', NO_FLAGS, zeros(4), 'soun', zeros(12), 'Dziesma\0')
  const mdia = box('mdia', fullBox('mdhd', NO_FLAGS, ...mdhd), hdlr, minf)
  const trex = fullBox('trex', NO_FLAGS, u32(TRACK), u32(1), zeros(12))
  const moov = box(
    'moov',
    fullBox('mvhd', NO_FLAGS, ...mvhd),
    box('trak', fullBox('tkhd', [0, 7], ...tkhd), mdia),
    box('mvex', trex),
  )
  return bytesOf([box('ftyp', 'iso6', u32(0), 'iso6mp41'), moov])
}

/** One encoded audio frame and the number of samples in it. */
export type Frame = { bytes: Uint8Array; samples: number }

/** A media segment that starts `startSample` samples into the track. */
export function mediaSegment(number: number, startSample: number, frames: readonly Frame[]): Uint8Array {
  const defaultBaseIsMoof = 0x20000
  const offsetDurationsAndSizes = 0x301
  const moof = (dataOffset: number) =>
    box(
      'moof',
      fullBox('mfhd', NO_FLAGS, u32(number + 1)),
      box(
        'traf',
        fullBox('tfhd', [0, defaultBaseIsMoof], u32(TRACK)),
        fullBox('tfdt', NO_FLAGS, u32(startSample)),
        fullBox(
          'trun',
          [0, offsetDurationsAndSizes],
          u32(frames.length),
          u32(dataOffset),
          frames.map(({ bytes, samples }) => [u32(samples), u32(bytes.length)]),
        ),
      ),
    )
  const mdatHeader = 8
  return bytesOf([
    moof(moof(0).length + mdatHeader),
    box(
      'mdat',
      frames.map(({ bytes }) => bytes),
    ),
  ])
}
