import { idOf, littleEndian, numberOf, readBytes } from '../read-bytes'
import { wholeFlacFrames } from './flac-frames'

const KB = 1024
const MB = 1024 * KB

/** How a format is decoded in little memory: whole up to a size, and in pieces that stand alone above it. */
type Layout = {
  wholeBytes: number
  /** Start of every piece, and where the sound begins; undefined where pieces do not stand alone. */
  pieces?: {
    head: Uint8Array<ArrayBuffer>
    soundAt: number
    bytes: number
    /** Returns how much of the sound decodes; all of it by default. */
    wholeFrames?: (sound: Uint8Array) => number
  }
}

/** Sizes of about six minutes, which take less than 200 MB when they are decoded. */
const WHOLE_MP3_BYTES = 6 * MB
const WHOLE_LOSSY_BYTES = 10 * MB
const WHOLE_FLAC_BYTES = 32 * MB
const WHOLE_WAV_BYTES = 64 * MB

/** Sizes of pieces: 16 seconds of common MP3 files, the same or less of others. A decoder holds its sound twice. */
const COMPRESSED_PIECE_BYTES = 256 * KB
const WAV_PIECE_BYTES = 2 * MB

const ID3_HEADER_BYTES = 10
const FLAC_MARK_BYTES = 4
const FLAC_BLOCK_HEADER_BYTES = 4
/** Mark and first block of a FLAC file, which describes its sound. */
const FLAC_HEAD_BYTES = 42
const LAST_FLAC_BLOCK = 0x80
/** Position of the number of samples, which a piece does not know: its last 36 bits from the half of this byte. */
const FLAC_SAMPLES_AT = 21
const RIFF_HEADER_BYTES = 12
const RIFF_CHUNK_HEADER_BYTES = 8
const MAX_RIFF_CHUNKS = 50

/** A tag without content: Firefox takes sound that begins in the middle of a frame for MP3 only behind one. */
const EMPTY_ID3 = Uint8Array.from([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 0, 0])

/** An MP3 file's frames stand alone; they follow a tag. */
const mp3Layout = (soundAt: number): Layout => ({
  wholeBytes: WHOLE_MP3_BYTES,
  pieces: { head: EMPTY_ID3, soundAt, bytes: COMPRESSED_PIECE_BYTES },
})

/** A FLAC file's frames need its first block only; Firefox decodes no piece that ends in the middle of one. */
async function flacLayout(blob: Blob): Promise<Layout> {
  const head = await readBytes(blob, 0, FLAC_HEAD_BYTES)
  let soundAt = FLAC_MARK_BYTES
  for (let isLast = false; !isLast;) {
    const [type = LAST_FLAC_BLOCK, ...size] = await readBytes(blob, soundAt, FLAC_BLOCK_HEADER_BYTES)
    isLast = type >= LAST_FLAC_BLOCK
    soundAt += FLAC_BLOCK_HEADER_BYTES + numberOf(new Uint8Array(size))
  }
  head[FLAC_MARK_BYTES] = LAST_FLAC_BLOCK
  head[FLAC_SAMPLES_AT] = (head[FLAC_SAMPLES_AT] ?? 0) & 0xf0
  head.fill(0, FLAC_SAMPLES_AT + 1, FLAC_SAMPLES_AT + 5)
  return {
    wholeBytes: WHOLE_FLAC_BYTES,
    pieces: { head, soundAt, bytes: COMPRESSED_PIECE_BYTES, wholeFrames: wholeFlacFrames },
  }
}

/** A WAV file's samples need its header; undefined for one without samples. */
async function wavLayout(blob: Blob): Promise<Layout | undefined> {
  let at = RIFF_HEADER_BYTES
  let format: Uint8Array | undefined
  for (let read = 0; read < MAX_RIFF_CHUNKS && at < blob.size; read += 1) {
    const header = await readBytes(blob, at, RIFF_CHUNK_HEADER_BYTES)
    const [id, size] = [idOf(header.subarray(0, 4)), littleEndian(header.subarray(4))]
    if (id === 'fmt ') format = await readBytes(blob, at, RIFF_CHUNK_HEADER_BYTES + size)
    at += RIFF_CHUNK_HEADER_BYTES
    if (id === 'data' && format) {
      const frameBytes = littleEndian(format.subarray(20, 22)) || 1
      const head = new Uint8Array(RIFF_HEADER_BYTES + format.length + RIFF_CHUNK_HEADER_BYTES)
      head.set(await readBytes(blob, 0, RIFF_HEADER_BYTES))
      head.set(format, RIFF_HEADER_BYTES)
      head.set(header, RIFF_HEADER_BYTES + format.length)
      const bytes = Math.floor(WAV_PIECE_BYTES / frameBytes) * frameBytes
      return { wholeBytes: WHOLE_WAV_BYTES, pieces: { head, soundAt: at, bytes } }
    }
    at += size + (size % 2)
  }
  return undefined
}

async function layoutOf(blob: Blob): Promise<Layout> {
  const start = await readBytes(blob, 0, ID3_HEADER_BYTES)
  const mark = idOf(start.subarray(0, 4))
  if (mark.startsWith('ID3')) return mp3Layout(ID3_HEADER_BYTES + numberOf(start.subarray(6), 7))
  if (start[0] === 0xff && ((start[1] ?? 0) & 0xe6) === 0xe2) return mp3Layout(0)
  if (mark === 'fLaC') return flacLayout(blob)
  const wav = mark === 'RIFF' ? await wavLayout(blob) : undefined
  return wav ?? { wholeBytes: WHOLE_LOSSY_BYTES }
}

/**
 * Reads a recording in parts that are decoded one after the other, so that hours fit into memory; a small one is read
 * whole. Throws RangeError for a large one of a format whose parts do not stand alone.
 */
export async function* audioPieces(blob: Blob): AsyncGenerator<ArrayBuffer> {
  const { wholeBytes, pieces } = await layoutOf(blob)
  if (blob.size <= wholeBytes) {
    yield await blob.arrayBuffer()
    return
  }
  if (!pieces) throw new RangeError(`Cannot decode ${blob.size} bytes.`)
  const { head, soundAt, bytes, wholeFrames = ({ length }) => length } = pieces
  for (let at = soundAt; at < blob.size;) {
    const rest = blob.size - at
    // The last piece takes the rest: a few bytes alone may hold no sound.
    const isLast = rest < 2 * bytes
    const sound = await readBytes(blob, at, isLast ? rest : bytes)
    const length = isLast ? rest : wholeFrames(sound)
    yield await new Blob([head, sound.subarray(0, length)]).arrayBuffer()
    at += length
  }
}
