import { littleEndian, numberOf, readBytes } from '../read-bytes'
import { MAX_PARTS, MAX_TAG_BYTES, type TagTexts } from './tag-texts'

const FLAC_BLOCKS_AT = 4
const FLAC_BLOCK_HEADER_BYTES = 4
const FLAC_COMMENTS = 4
const LAST_FLAC_BLOCK = 0x80

/** Reads the comments of a FLAC file, by their names in capitals. */
export async function flacTexts(file: Blob): Promise<TagTexts> {
  let at = FLAC_BLOCKS_AT
  for (let part = 0; part < MAX_PARTS; part += 1) {
    const [type = LAST_FLAC_BLOCK, ...length] = await readBytes(file, at, FLAC_BLOCK_HEADER_BYTES)
    at += FLAC_BLOCK_HEADER_BYTES
    const size = numberOf(new Uint8Array(length))
    if (type % LAST_FLAC_BLOCK === FLAC_COMMENTS)
      return commentTexts(await readBytes(file, at, Math.min(size, MAX_TAG_BYTES)))
    if (type >= LAST_FLAC_BLOCK) break
    at += size
  }
  return new Map()
}

/** Start of the comments in a file with Vorbis or Opus sound. */
const OGG_COMMENTS = ['\u0003vorbis', 'OpusTags']
/** Longest page of an Ogg file: the comments start in the first one or two. */
const OGG_PAGE_BYTES = 65_307

/** Reads the comments of an Ogg file, by their names in capitals; of long ones, those in the first pages. */
export async function oggTexts(file: Blob): Promise<TagTexts> {
  const start = await readBytes(file, 0, 2 * OGG_PAGE_BYTES)
  const letters = new TextDecoder('latin1').decode(start)
  const mark = OGG_COMMENTS.find((candidate) => letters.includes(candidate))
  return mark === undefined ? new Map() : commentTexts(start.subarray(letters.indexOf(mark) + mark.length))
}

/** Reads the vendor, the number of comments, and comments such as `title=Aijā`, each with its length before it. */
function commentTexts(block: Uint8Array): TagTexts {
  const texts = new Map<string, string>()
  const numberAt = (at: number) => littleEndian(block.subarray(at, at + 4))
  let at = 4 + numberAt(0)
  let rest = numberAt(at)
  for (at += 4; rest > 0 && at + 4 <= block.length; rest -= 1) {
    const end = at + 4 + numberAt(at)
    const [id = '', ...text] = new TextDecoder().decode(block.subarray(at + 4, end)).split('=')
    if (!texts.has(id.toUpperCase())) texts.set(id.toUpperCase(), text.join('='))
    at = end
  }
  return texts
}
