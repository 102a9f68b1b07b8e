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

const idAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

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

/**
 * Reads a WAV file's seconds, and the texts of its INFO list (`INAM` the title, `IART` the artist, `IPRD` the album);
 * undefined for any other format.
 */
export async function readWav(content: Blob) {
  const bytes = new Uint8Array(await content.arrayBuffer())
  if (bytes.length < HEADER_BYTES || idAt(bytes, 0) !== 'RIFF') return undefined
  const view = new DataView(bytes.buffer)
  const chunks = chunksOf(bytes, HEADER_BYTES)
  const format = chunks.find(({ id }) => id === FORMAT)
  const bytesPerSecond = format ? view.getUint32(format.at + BYTES_PER_SECOND_AT, true) : 0
  const sampleBytes = chunks.find(({ id }) => id === SAMPLES)?.size ?? 0
  const texts = chunks
    .filter(({ id }) => id === LIST)
    .flatMap(({ at, size }) => chunksOf(bytes, at + LIST_KIND_BYTES, Math.min(at + size, bytes.length)))
    .map(({ id, at, size }): [string, string] => [
      id,
      new TextDecoder().decode(bytes.subarray(at, at + size)).replace(/\0[^]*$/, ''),
    ])
  return {
    seconds: bytesPerSecond > 0 ? sampleBytes / bytesPerSecond : null,
    info: new Map(texts),
  }
}
