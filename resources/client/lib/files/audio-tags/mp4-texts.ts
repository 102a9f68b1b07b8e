import { idOf, numberOf, readBytes } from '../read-bytes'
import { MAX_PARTS, MAX_TAG_BYTES, type TagTexts } from './tag-texts'

/** Boxes around the tags; `meta` has a version before its boxes. */
const PATH = ['moov', 'udta', 'meta', 'ilst'] as const
const VERSION_BYTES = 4
const BOX_HEADER_BYTES = 8
/** Size of a box whose real size follows its id, in eight bytes. */
const LONG = 1
const LONG_HEADER_BYTES = 16

/** Header of the box `data`, its type and its language. */
const DATA_HEADER_BYTES = 16
/** Tags whose content is two empty bytes, a number and a total, each of two bytes. */
const NUMBERS = ['trkn', 'disk']
const TEXTS = ['©nam']

type Box = { id: string; from: number; to: number }

/** Reads the texts of an MP4 file's tags, by their ids; numbers as texts. */
export async function mp4Texts(file: Blob): Promise<TagTexts> {
  let outer: Box | undefined = { id: '', from: 0, to: file.size }
  for (const id of PATH) outer = outer && (await boxesOf(file, outer)).find((box) => box.id === id)
  const texts = new Map<string, string>()
  for (const { id, from, to } of outer ? await boxesOf(file, outer) : []) {
    if (!NUMBERS.includes(id) && !TEXTS.includes(id)) continue
    const content = (await readBytes(file, from, Math.min(to - from, MAX_TAG_BYTES))).subarray(DATA_HEADER_BYTES)
    texts.set(id, NUMBERS.includes(id) ? String(numberOf(content.subarray(2, 4))) : new TextDecoder().decode(content))
  }
  return texts
}

/** Lists the boxes in a box by their headers alone: the sound between them is not read. */
async function boxesOf(file: Blob, { id: outer, from, to }: Box): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = outer === 'meta' ? from + VERSION_BYTES : from; at < to && boxes.length < MAX_PARTS;) {
    const header = await readBytes(file, at, LONG_HEADER_BYTES)
    const short = numberOf(header.subarray(0, 4))
    const [size, headerBytes] =
      short === LONG ? [numberOf(header.subarray(BOX_HEADER_BYTES)), LONG_HEADER_BYTES] : [short, BOX_HEADER_BYTES]
    if (size < headerBytes) break
    boxes.push({ id: idOf(header.subarray(4, BOX_HEADER_BYTES)), from: at + headerBytes, to: Math.min(at + size, to) })
    at += size
  }
  return boxes
}
