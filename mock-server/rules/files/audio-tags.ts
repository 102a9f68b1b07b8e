import { idAt, readInfo } from './riff-info'

/** Texts of a recording by what they say. */
export type AudioTags = Partial<Record<Tag, string>>
type Tag = 'title' | 'artist' | 'album' | 'genre' | 'date' | 'lyrics'

/** Names of the texts by format, most exact first. */
const NAMES = {
  riff: { title: ['INAM'], artist: ['IART'], album: ['IPRD'], genre: ['IGNR'], date: ['ICRD'], lyrics: ['ILYR'] },
  id3: { title: ['TIT2'], artist: ['TPE1'], album: ['TALB'], genre: ['TCON'], date: ['TDRC', 'TYER'], lyrics: [] },
  vorbis: {
    title: ['TITLE'],
    artist: ['ARTIST'],
    album: ['ALBUM'],
    genre: ['GENRE'],
    date: ['DATE'],
    lyrics: ['LYRICS'],
  },
  mp4: { title: ['©nam'], artist: ['©ART'], album: ['©alb'], genre: ['©gen'], date: ['©day'], lyrics: ['©lyr'] },
} as const satisfies Record<string, Record<Tag, readonly string[]>>

type Format = { names: Record<Tag, readonly string[]>; texts: Map<string, string> }

/** Reads the tags of a recording: WAV, MP3 (ID3 2.3 and 2.4), FLAC, Ogg and MP4; none of any other file. */
export function readTags(bytes: Uint8Array): AudioTags {
  const { names, texts } = formatOf(bytes)
  const tags = Object.entries(names).flatMap(([tag, ids]) => {
    const text = ids.map((id) => texts.get(id)).find(Boolean)
    return text ? [[tag, text]] : []
  })
  return Object.fromEntries(tags) as AudioTags
}

function formatOf(bytes: Uint8Array): Format {
  if (idAt(bytes, 0) === 'RIFF') return { names: NAMES.riff, texts: readInfo(bytes) }
  if (idAt(bytes, 0).startsWith('ID3')) return { names: NAMES.id3, texts: id3Texts(bytes) }
  if (idAt(bytes, 4) === 'ftyp') return { names: NAMES.mp4, texts: mp4Texts(bytes) }
  return { names: NAMES.vorbis, texts: vorbisTexts(bytes) }
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

const utf8 = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

const ID3_HEADER_BYTES = 10
/** Encodings of an ID3 text, by its first byte. */
const ID3_ENCODINGS = ['windows-1252', 'utf-16', 'utf-16be', 'utf-8'] as const

/** Sizes of version 2.4 have seven bits a byte; those of tags below 128 bytes are the same in both. */
const sizeAt = (bytes: Uint8Array, at: number, bits: number): number =>
  bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 2 ** bits + byte, 0)

function id3Texts(bytes: Uint8Array): Map<string, string> {
  const texts = new Map<string, string>()
  const end = Math.min(ID3_HEADER_BYTES + sizeAt(bytes, 6, 7), bytes.length)
  for (let at = ID3_HEADER_BYTES; at + ID3_HEADER_BYTES < end;) {
    const size = sizeAt(bytes, at + 4, bytes[3] === 4 ? 7 : 8)
    if (size === 0) break
    const [encoding = 0, ...text] = bytes.subarray(at + ID3_HEADER_BYTES, at + ID3_HEADER_BYTES + size)
    const decoded = new TextDecoder(ID3_ENCODINGS[encoding]).decode(new Uint8Array(text))
    texts.set(idAt(bytes, at), decoded.split('\0')[0] ?? '')
    at += ID3_HEADER_BYTES + size
  }
  return texts
}

const FLAC_COMMENTS = 4
const LAST_FLAC_BLOCK = 0x80
/** Start of the comments in an Ogg file, which are short enough for one page. */
const OGG_COMMENTS = '\u0003vorbis'

/** Position of the comments in a FLAC or Ogg file. */
function commentsAt(bytes: Uint8Array): number {
  if (idAt(bytes, 0) === 'OggS') {
    const at = new TextDecoder('latin1').decode(bytes).indexOf(OGG_COMMENTS)
    return at === -1 ? bytes.length : at + OGG_COMMENTS.length
  }
  if (idAt(bytes, 0) !== 'fLaC') return bytes.length
  for (let at = 4; at + 4 < bytes.length;) {
    const type = bytes[at] ?? LAST_FLAC_BLOCK
    if (type % LAST_FLAC_BLOCK === FLAC_COMMENTS) return at + 4
    if (type >= LAST_FLAC_BLOCK) break
    at += 4 + (sizeAt(bytes, at, 8) % 2 ** 24)
  }
  return bytes.length
}

/** The vendor, the number of comments, and comments such as `title=Aijā`, each with its length before it. */
function vorbisTexts(bytes: Uint8Array): Map<string, string> {
  const texts = new Map<string, string>()
  const view = viewOf(bytes)
  const lengthAt = (at: number): number => (at + 4 <= bytes.length ? view.getUint32(at, true) : 0)
  let at = commentsAt(bytes)
  at += 4 + lengthAt(at)
  const count = lengthAt(at)
  at += 4
  for (let read = 0; read < count && at < bytes.length; read += 1) {
    const comment = utf8(bytes.subarray(at + 4, at + 4 + lengthAt(at)))
    const [name = '', ...text] = comment.split('=')
    texts.set(name.toUpperCase(), text.join('='))
    at += 4 + lengthAt(at)
  }
  return texts
}

/** Boxes around the texts of an MP4 file; `meta` has a version before its boxes. */
const MP4_PATH = ['moov', 'udta', 'meta', 'ilst']
const BOX_HEADER_BYTES = 8
/** Header of the box `data`, its type and its language. */
const MP4_DATA_BYTES = 16

type Box = { id: string; from: number; to: number }

function boxesOf(bytes: Uint8Array, { id, from, to }: Box): Box[] {
  const boxes: Box[] = []
  for (let at = id === 'meta' ? from + 4 : from; at + BOX_HEADER_BYTES <= to;) {
    const size = viewOf(bytes).getUint32(at)
    if (size < BOX_HEADER_BYTES) break
    boxes.push({ id: idAt(bytes, at + 4), from: at + BOX_HEADER_BYTES, to: Math.min(at + size, bytes.length) })
    at += size
  }
  return boxes
}

function mp4Texts(bytes: Uint8Array): Map<string, string> {
  let box: Box | undefined = { id: '', from: 0, to: bytes.length }
  for (const id of MP4_PATH) box = box && boxesOf(bytes, box).find((inner) => inner.id === id)
  const texts = box ? boxesOf(bytes, box) : []
  return new Map(texts.map(({ id, from, to }) => [id, utf8(bytes.subarray(from + MP4_DATA_BYTES, to))]))
}
