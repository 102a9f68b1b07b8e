import { idOf, numberOf, readBytes } from '../read-bytes'
import { MAX_TAG_BYTES, type TagTexts } from './tag-texts'

const HEADER_BYTES = 10
/** Flags of a tag that change how its frames are read: unsynchronisation and an extended header. */
const UNUSUAL = 0xc0

/** Encodings of a text, by its first byte. */
const ENCODINGS = ['windows-1252', 'utf-16', 'utf-16be', 'utf-8'] as const

/** Layout of a frame by the tag's major version: lengths in bytes, and bits per byte of the size. */
const FRAMES = new Map([
  [2, { id: 3, size: 3, header: 6, bits: 8 }],
  [3, { id: 4, size: 4, header: 10, bits: 8 }],
  [4, { id: 4, size: 4, header: 10, bits: 7 }],
])

/** Reads the texts of an ID3 tag, by the ids of their frames; none of an unusual one. */
export async function id3Texts(file: Blob): Promise<TagTexts> {
  const texts = new Map<string, string>()
  const header = await readBytes(file, 0, HEADER_BYTES)
  const [, , , major = 0, , flags = 0] = header
  const layout = FRAMES.get(major)
  if (!layout || (flags & UNUSUAL) !== 0) return texts
  const frames = await readBytes(file, HEADER_BYTES, Math.min(numberOf(header.subarray(6), 7), MAX_TAG_BYTES))
  for (let at = 0; at + layout.header < frames.length;) {
    const id = idOf(frames.subarray(at, at + layout.id))
    const size = numberOf(frames.subarray(at + layout.id, at + layout.id + layout.size), layout.bits)
    if (size === 0) break
    const start = at + layout.header
    if (id.startsWith('T') && !texts.has(id)) texts.set(id, textOf(frames.subarray(start, start + size)))
    at = start + size
  }
  return texts
}

/** Decodes the text of a frame, up to its end or the next of several values. */
const textOf = (content: Uint8Array): string =>
  new TextDecoder(ENCODINGS[content[0] ?? 0]).decode(content.slice(1)).split('\0')[0] ?? ''
