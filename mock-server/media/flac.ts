import { SAMPLE_RATE } from './arrangement'

/** Samples of a frame; only a track's last frame is shorter. A quarter of a second. */
export const FLAC_BLOCK = 4000

/** STREAMINFO, the one block of metadata that a decoder needs (RFC 9639, section 8.2). */
export function flacStreamInfo(totalSamples: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(34))
  view.setUint16(0, FLAC_BLOCK)
  view.setUint16(2, FLAC_BLOCK)
  // Frame sizes are not told; then 20 bits of rate, 3 of channels less one, 5 of sample size less one, 36 of length.
  view.setUint32(10, (SAMPLE_RATE << 12) | (15 << 4) | Math.floor(totalSamples / 2 ** 32))
  view.setUint32(14, totalSamples % 2 ** 32)
  return new Uint8Array(view.buffer)
}

/** Remainder of the bytes by the polynomial, as FLAC's checksums are made. */
function checksum(bytes: Uint8Array, bits: 8 | 16, polynomial: number): number {
  const top = 1 << (bits - 1)
  const mask = 2 ** bits - 1
  let remainder = 0
  for (const byte of bytes) {
    remainder ^= byte << (bits - 8)
    for (let bit = 0; bit < 8; bit++) {
      remainder = remainder & top ? ((remainder << 1) ^ polynomial) & mask : (remainder << 1) & mask
    }
  }
  return remainder
}

/** A frame's number, spelled as UTF-8 spells a character; two bytes reach the frames of eight minutes. */
function spelledNumber(number: number): number[] {
  if (number >= 0x800) throw new RangeError(`Frame ${number} lies behind the end of every track`)
  return number < 0x80 ? [number] : [0xc0 | (number >> 6), 0x80 | (number & 0x3f)]
}

/**
 * One frame of 16-bit mono samples, given as a WAV file's bytes. The samples are written down as they are
 * ("verbatim"): the frame is as large as the samples, and the encoder one file.
 */
export function flacFrame(number: number, wavBytes: Uint8Array): Uint8Array {
  const samples = wavBytes.length / 2
  // Sync; block size told below, 16 kHz; mono, 16 bits; number; block size less one.
  const start = [0xff, 0xf8, 0x75, 0x08, ...spelledNumber(number), (samples - 1) >> 8, (samples - 1) & 0xff]
  const header = Uint8Array.from([...start, checksum(Uint8Array.from(start), 8, 0x07), 0x02])
  const frame = new Uint8Array(header.length + wavBytes.length + 2)
  frame.set(header)
  for (let index = 0; index < samples; index++) {
    frame[header.length + 2 * index] = wavBytes[2 * index + 1] ?? 0
    frame[header.length + 2 * index + 1] = wavBytes[2 * index] ?? 0
  }
  const end = frame.length - 2
  new DataView(frame.buffer).setUint16(end, checksum(frame.subarray(0, end), 16, 0x8005))
  return frame
}
