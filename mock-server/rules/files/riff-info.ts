/** Positions in a RIFF file: its chunks follow a header of this size, each after an id and a size. */
const HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8

const FORMAT = 'fmt '
const SAMPLES = 'data'
const LIST = 'LIST'
const LIST_KIND_BYTES = 4

/** Position in the format chunk. */
const BYTES_PER_SECOND_AT = 8

type Chunk = { id: string; at: number; size: number }

/** The four letters at a position, such as a chunk's id. */
export const idAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

/** Lists the chunks between two positions; each starts at an even one. */
function chunksOf(bytes: Uint8Array, from: number, to = bytes.length): Chunk[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const chunks: Chunk[] = []
  for (let at = from; at + CHUNK_HEADER_BYTES <= to;) {
    const size = view.getUint32(at + 4, true)
    chunks.push({ id: idAt(bytes, at), at: at + CHUNK_HEADER_BYTES, size })
    at += CHUNK_HEADER_BYTES + size + (size % 2)
  }
  return chunks
}

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes).replace(/\0[^]*$/, '')

/** Reads the texts of a WAV file's INFO list: `INAM` the title, `IART` the artist, `IPRD` the album. */
export function readInfo(bytes: Uint8Array): Map<string, string> {
  const texts = chunksOf(bytes, HEADER_BYTES)
    .filter(({ id }) => id === LIST)
    .flatMap(({ at, size }) => chunksOf(bytes, at + LIST_KIND_BYTES, Math.min(at + size, bytes.length)))
  return new Map(texts.map(({ id, at, size }) => [id, decode(bytes.subarray(at, at + size))]))
}

/** Reads a WAV file's seconds; null for any other format. */
export function wavSeconds(bytes: Uint8Array): number | null {
  if (bytes.length < HEADER_BYTES || idAt(bytes, 0) !== 'RIFF') return null
  const chunks = chunksOf(bytes, HEADER_BYTES)
  const format = chunks.find(({ id }) => id === FORMAT)
  const bytesPerSecond = format
    ? new DataView(bytes.buffer, bytes.byteOffset).getUint32(format.at + BYTES_PER_SECOND_AT, true)
    : 0
  const sampleBytes = chunks.find(({ id }) => id === SAMPLES)?.size ?? 0
  return bytesPerSecond > 0 ? sampleBytes / bytesPerSecond : null
}
