import { SAMPLE_RATE, arrangementOf } from './arrangement'
import { scoreOf } from './score'
import { BLOCK, renderBlock } from './synth'

/** Size of a WAV file's header, in bytes. */
export const WAV_HEADER_BYTES = 44
const BYTES_PER_SAMPLE = 2
const PCM = 1
const MONO = 1

/** The file's size in bytes, computed without rendering it. */
export function wavSize(trackId: number): number {
  return WAV_HEADER_BYTES + arrangementOf(trackId).totalSamples * BYTES_PER_SAMPLE
}

function header(dataBytes: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(WAV_HEADER_BYTES))
  const text = (offset: number, word: string) => {
    for (let index = 0; index < word.length; index++) view.setUint8(offset + index, word.charCodeAt(index))
  }
  text(0, 'RIFF')
  view.setUint32(4, WAV_HEADER_BYTES - 8 + dataBytes, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, PCM, true)
  view.setUint16(22, MONO, true)
  view.setUint32(24, SAMPLE_RATE, true)
  view.setUint32(28, SAMPLE_RATE * BYTES_PER_SAMPLE, true)
  view.setUint16(32, BYTES_PER_SAMPLE, true)
  view.setUint16(34, 8 * BYTES_PER_SAMPLE, true)
  text(36, 'data')
  view.setUint32(40, dataBytes, true)
  return new Uint8Array(view.buffer)
}

/** A block's samples as little-endian bytes, on any machine. */
function blockBytes(samples: Int16Array): Uint8Array {
  const view = new DataView(new ArrayBuffer(samples.length * BYTES_PER_SAMPLE))
  samples.forEach((sample, index) => view.setInt16(index * BYTES_PER_SAMPLE, sample, true))
  return new Uint8Array(view.buffer)
}

/**
 * Renders the bytes [from, toExclusive) of the track's WAV file (16-bit mono PCM), clipped to the file. Only notes
 * audible in that range are rendered, so seeking to the end is as cheap as starting.
 */
export function renderWav(trackId: number, from: number, toExclusive: number): Uint8Array {
  const size = wavSize(trackId)
  const start = Math.max(0, Math.min(from, size))
  const end = Math.max(start, Math.min(toExclusive, size))
  const bytes = new Uint8Array(end - start)
  const put = (source: Uint8Array, offset: number) => {
    const first = Math.max(start, offset)
    const last = Math.min(end, offset + source.length)
    if (first < last) bytes.set(source.subarray(first - offset, last - offset), first - start)
  }

  if (start < WAV_HEADER_BYTES) put(header(size - WAV_HEADER_BYTES), 0)
  if (end <= WAV_HEADER_BYTES) return bytes
  const score = scoreOf(trackId)
  const blockSize = BLOCK * BYTES_PER_SAMPLE
  const firstBlock = Math.max(0, Math.floor((start - WAV_HEADER_BYTES) / blockSize))
  for (let block = firstBlock; WAV_HEADER_BYTES + block * blockSize < end; block++) {
    put(blockBytes(renderBlock(score, block * BLOCK)), WAV_HEADER_BYTES + block * blockSize)
  }
  return bytes
}
