import { describe, expect, it } from 'vitest'

import { SAMPLE_RATE } from './arrangement'
import { FLAC_BLOCK, flacFrame } from './flac'
import { hlsInit, hlsPlaylist, hlsSegment } from './hls'
import { renderWav, WAV_HEADER_BYTES, wavSize } from './wav'

const TRACK = 9005
const SEGMENT_BYTES = 16 * FLAC_BLOCK * 2

type Box = { name: string; content: DataView }

/** Parses the sequence of boxes in these bytes. */
function boxesIn(content: DataView): Box[] {
  const boxes: Box[] = []
  for (let at = content.byteOffset, end = at + content.byteLength; at < end;) {
    const view = new DataView(content.buffer, at)
    const size = view.getUint32(0)
    const name = String.fromCharCode(...new Uint8Array(content.buffer, at + 4, 4))
    boxes.push({ name, content: new DataView(content.buffer, at + 8, size - 8) })
    at += size
  }
  return boxes
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.slice().buffer)
const find = (content: DataView, ...[name, ...deeper]: string[]): DataView => {
  const found = boxesIn(content).find((box) => box.name === name)?.content
  if (!found) throw new Error(`No "${name}" box found`)
  return deeper.length > 0 ? find(found, ...deeper) : found
}

/** Frame sizes in bytes, from the segment's trun box. */
function frameSizes(segment: DataView): number[] {
  const trun = find(segment, 'moof', 'traf', 'trun')
  return Array.from({ length: trun.getUint32(4) }, (_, index) => trun.getUint32(12 + 8 * index + 4))
}

/** The frame's samples in WAV byte order: between the header (nine or ten bytes) and the checksum. */
const samplesOf = (frame: Uint8Array): number[] => {
  const header = frame.length % 2 === 0 ? 10 : 9
  return Array.from(frame.slice(header, -2), (_, index) => frame[header + (index ^ 1)] ?? 0)
}

describe('hlsPlaylist', () => {
  it('lists segments that add up to the track duration', () => {
    const lengths = [...hlsPlaylist(TRACK).matchAll(/#EXTINF:([\d.]+)/g)].map(([, length]) => Number(length))
    const samples = (wavSize(TRACK) - WAV_HEADER_BYTES) / 2
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(samples / SAMPLE_RATE, 2)
    expect(hlsSegment(TRACK, lengths.length - 1)).toBeDefined()
    expect(hlsSegment(TRACK, lengths.length)).toBeUndefined()
  })
})

describe('hlsInit', () => {
  it('describes the track as FLAC', () => {
    const init = viewOf(hlsInit(TRACK))
    expect(boxesIn(init).map(({ name }) => name)).toEqual(['ftyp', 'moov'])
    const stsd = find(init, 'moov', 'trak', 'mdia', 'minf', 'stbl', 'stsd')
    const entry = new DataView(stsd.buffer, stsd.byteOffset + 8, stsd.byteLength - 8)
    expect(boxesIn(entry).map(({ name }) => name)).toEqual(['fLaC'])
  })
})

describe('hlsSegment', () => {
  it.each([0, 9])('holds the same samples as the WAV file at the start time of segment %i', (index) => {
    const segment = viewOf(hlsSegment(TRACK, index) ?? new Uint8Array())
    expect(find(segment, 'moof', 'traf', 'tfdt').getUint32(4)).toBe(index * 16 * FLAC_BLOCK)
    const mdat = find(segment, 'mdat')
    const sizes = frameSizes(segment)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(mdat.byteLength)

    let at = mdat.byteOffset
    const samples = sizes.flatMap((size) => {
      const frame = new Uint8Array(mdat.buffer, at, size)
      at += size
      return samplesOf(frame)
    })
    const start = WAV_HEADER_BYTES + index * SEGMENT_BYTES
    expect(Uint8Array.from(samples)).toEqual(renderWav(TRACK, start, start + SEGMENT_BYTES))
  })
})

describe('flacFrame', () => {
  it('writes the frame number and valid checksums', () => {
    // Four samples: 1, -1, 256, 0.
    const frame = flacFrame(200, Uint8Array.from([1, 0, 0xff, 0xff, 0, 1, 0, 0]))
    expect([...frame].map((byte) => byte.toString(16).padStart(2, '0')).join(' ')).toMatchInlineSnapshot(
      `"ff f8 75 08 c3 88 00 03 08 02 00 01 ff ff 01 00 00 00 f2 69"`,
    )
  })
})
