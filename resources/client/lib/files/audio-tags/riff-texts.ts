import { idOf, littleEndian, readBytes } from '../read-bytes'
import { MAX_PARTS, MAX_TAG_BYTES, type TagTexts } from './tag-texts'

const RIFF_HEADER_BYTES = 12
const CHUNK_HEADER_BYTES = 8
/** Mark at the start of the list of texts. */
const INFO = 'INFO'

/** Reads the texts of a WAV file's list, by their ids. */
export async function riffTexts(file: Blob): Promise<TagTexts> {
  let at = RIFF_HEADER_BYTES
  for (let part = 0; part < MAX_PARTS && at < file.size; part += 1) {
    const header = await readBytes(file, at, CHUNK_HEADER_BYTES + INFO.length)
    const size = littleEndian(header.subarray(4, CHUNK_HEADER_BYTES))
    if (idOf(header.subarray(0, 4)) === 'LIST' && idOf(header.subarray(CHUNK_HEADER_BYTES)) === INFO)
      return infoTexts(await readBytes(file, at + header.length, Math.min(size - INFO.length, MAX_TAG_BYTES)))
    at += CHUNK_HEADER_BYTES + size + (size % 2)
  }
  return new Map()
}

function infoTexts(list: Uint8Array): TagTexts {
  const texts = new Map<string, string>()
  for (let at = 0; at + CHUNK_HEADER_BYTES <= list.length;) {
    const start = at + CHUNK_HEADER_BYTES
    const size = littleEndian(list.subarray(at + 4, start))
    const text = new TextDecoder().decode(list.subarray(start, start + size))
    texts.set(idOf(list.subarray(at, at + 4)), text.split('\0')[0] ?? '')
    at = start + size + (size % 2)
  }
  return texts
}
