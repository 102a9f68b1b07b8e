import { SAMPLE_RATE } from './arrangement'

/** Samples per frame, a quarter of a second; only a track's last frame is shorter. */
export const FLAC_BLOCK = 4000

/** The STREAMINFO block, the only metadata a decoder requires (RFC 9639, section 8.2). */
export function flacStreamInfo(totalSamples: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(34))
  view.setUint16(0, FLAC_BLOCK)
  view.setUint16(2, FLAC_BLOCK)
  // Frame sizes stay 0 (unknown); then 20 bits of rate, 3 of channels - 1, 5 of sample size - 1, 36 of length.
  view.setUint32(10, (SAMPLE_RATE << 12) | (15 << 4) | Math.floor(totalSamples / 2 ** 32))
  view.setUint32(14, totalSamples % 2 ** 32)
  return new Uint8Array(view.buffer)
}

/** CRC of the bytes with the given polynomial, as FLAC's headers and frames need it. */
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

/** Encodes a frame number like a UTF-8 code point; two bytes cover eight minutes. */
function encodeFrameNumber(number: number): number[] {
  if (number >= 0x800)
    throw new RangeError(`Frame number ${number} needs more than two bytes; no generated track is that long`)
  return number < 0x80 ? [number] : [0xc0 | (number >> 6), 0x80 | (number & 0x3f)]
}

/**
 * Encodes one frame of 16-bit mono samples, given as a WAV file's bytes. Samples are stored verbatim (uncompressed),
 * which keeps the encoder this small.
 */
export function flacFrame(number: number, wavBytes: Uint8Array): Uint8Array {
  const samples = wavBytes.length / 2
  // Sync code; block size follows, 16 kHz; mono, 16 bits; frame number; block size - 1.
  const start = [0xff, 0xf8, 0x75, 0x08, ...encodeFrameNumber(number), (samples - 1) >> 8, (samples - 1) & 0xff]
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
