/** Longest tag that is read: pictures follow the title. */
const MAX_TAG_BYTES = 1024 * 1024

const ID3_HEADER_BYTES = 10
/** Flags of an ID3 tag that change how its frames are read: unsynchronisation and an extended header. */
const UNUSUAL_ID3 = 0xc0

const FLAC_BLOCKS_AT = 4
const FLAC_COMMENTS = 4
const LAST_FLAC_BLOCK = 0x80

/** Encodings of an ID3 text, by its first byte. */
const ID3_ENCODINGS = ['windows-1252', 'utf-16', 'utf-16be', 'utf-8'] as const

/** Layout of an ID3 frame by the tag's major version: lengths in bytes, and bits per byte of the size. */
const ID3_FRAMES = new Map([
  [2, { title: 'TT2', id: 3, size: 3, header: 6, bits: 8 }],
  [3, { title: 'TIT2', id: 4, size: 4, header: 10, bits: 8 }],
  [4, { title: 'TIT2', id: 4, size: 4, header: 10, bits: 7 }],
])

/** Reads the title in an audio file's tags (ID3 2.2 to 2.4, FLAC); undefined without one. */
export async function audioTitle(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.slice(0, MAX_TAG_BYTES).arrayBuffer())
  const title = id3Title(bytes) ?? flacTitle(bytes)
  return title?.trim() || undefined
}

const ascii = (bytes: Uint8Array, from: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(from, from + length))

const number = (bytes: Uint8Array, bits = 8): number => bytes.reduce((sum, byte) => sum * 2 ** bits + byte, 0)

function id3Title(bytes: Uint8Array): string | undefined {
  const [, , , major = 0, , flags = 0] = bytes
  const layout = ID3_FRAMES.get(major)
  if (!layout || ascii(bytes, 0, 3) !== 'ID3' || (flags & UNUSUAL_ID3) !== 0) return undefined
  const end = ID3_HEADER_BYTES + number(bytes.subarray(6, ID3_HEADER_BYTES), 7)
  for (let at = ID3_HEADER_BYTES; at + layout.header < Math.min(end, bytes.length);) {
    const start = at + layout.header
    const size = number(bytes.subarray(at + layout.id, at + layout.id + layout.size), layout.bits)
    if (size === 0) return undefined
    if (ascii(bytes, at, layout.id) === layout.title) return id3Text(bytes.subarray(start, start + size))
    at = start + size
  }
  return undefined
}

/** Decodes the text of an ID3 frame, up to its end or the next of several values. */
function id3Text([encoding = 0, ...text]: Uint8Array): string | undefined {
  return new TextDecoder(ID3_ENCODINGS[encoding]).decode(new Uint8Array(text)).split('\0')[0]
}

function flacTitle(bytes: Uint8Array): string | undefined {
  if (ascii(bytes, 0, FLAC_BLOCKS_AT) !== 'fLaC') return undefined
  for (let at = FLAC_BLOCKS_AT; at + 4 < bytes.length;) {
    const [type = LAST_FLAC_BLOCK] = bytes.subarray(at)
    const size = number(bytes.subarray(at + 1, at + 4))
    if (type % LAST_FLAC_BLOCK === FLAC_COMMENTS) return commentTitle(bytes.subarray(at + 4, at + 4 + size))
    if (type >= LAST_FLAC_BLOCK) return undefined
    at += 4 + size
  }
  return undefined
}

/** Finds the title in Vorbis comments: the vendor, the number of comments, and comments, each with its length before it. */
function commentTitle(block: Uint8Array): string | undefined {
  const lengthAt = (at: number) => number(block.slice(at, at + 4).toReversed())
  for (let at = 4 + lengthAt(0) + 4; at + 4 <= block.length; at += 4 + lengthAt(at)) {
    const comment = new TextDecoder().decode(block.subarray(at + 4, at + 4 + lengthAt(at)))
    const title = /^title=(?<title>.*)$/is.exec(comment)?.groups?.['title']
    if (title !== undefined) return title
  }
  return undefined
}
