const SYNC = 0xff
const FIXED_BYTES = 4
/** Polynomial of the checksum of a frame's header. */
const POLYNOMIAL = 0x07

/** Returns the checksum of bytes: the one of a header with its own checksum is 0. */
const checksum = (bytes: Uint8Array): number =>
  bytes.reduce((sum, byte) => {
    let rest = sum ^ byte
    for (let bit = 0; bit < 8; bit += 1) rest = (rest << 1) ^ (rest & 0x80 ? 0x100 | POLYNOMIAL : 0)
    return rest
  }, 0)

/** Number of bytes that a header's code of the block's size or of the sample rate adds. */
const ADDED_BY_SIZE: Partial<Record<number, number>> = { 6: 1, 7: 2 }
const ADDED_BY_RATE: Partial<Record<number, number>> = { 12: 1, 13: 2, 14: 2 }

/** Length of a frame's header with its checksum; its number has as many bytes as it has leading ones. */
function headerBytes([, , codes = 0, , number = 0]: Uint8Array): number {
  const numberBytes = Math.max(1, Math.clz32(~(number << 24)))
  return FIXED_BYTES + numberBytes + (ADDED_BY_SIZE[codes >> 4] ?? 0) + (ADDED_BY_RATE[codes & 0x0f] ?? 0) + 1
}

/** Whether a frame begins at `at`, with the same kind of sound as the one at the start. */
function isFrame(sound: Uint8Array, at: number): boolean {
  const [, strategy, rate = 0, depth = 0] = sound
  if (sound[at] !== SYNC || sound[at + 1] !== strategy) return false
  if ((((sound[at + 2] ?? 0) ^ rate) | ((sound[at + 3] ?? 0) ^ depth)) & 0x0f) return false
  const header = sound.subarray(at)
  return checksum(header.subarray(0, headerBytes(header))) === 0
}

/** Returns the length of the whole frames of FLAC sound that begins with one; all of it where no other is found. */
export function wholeFlacFrames(sound: Uint8Array): number {
  for (let at = sound.length - 1; at > 0; at -= 1) if (isFrame(sound, at)) return at
  return sound.length
}
