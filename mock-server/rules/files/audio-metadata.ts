import { seconds } from '@/lib/dates/duration'

import type { MockFile } from '../../state/store/file-rows'

/** Positions in the header of a WAV file (RIFF). */
const BYTES_PER_SECOND_AT = 28
const HEADER_BYTES = 44

/** Duration of a WAV file in milliseconds; null for any other format, whose duration the mock cannot read. */
async function wavDuration(content: Blob): Promise<number | null> {
  const header = new DataView(await content.slice(0, HEADER_BYTES).arrayBuffer())
  const isWav = header.byteLength === HEADER_BYTES && header.getUint32(0) === 0x52_49_46_46
  const bytesPerSecond = isWav ? header.getUint32(BYTES_PER_SECOND_AT, true) : 0
  return bytesPerSecond > 0 ? Math.round(seconds((content.size - HEADER_BYTES) / bytesPerSecond)) : null
}

/** Reads an audio file's tags: its name without number and extension as the title, and the duration. */
export async function audioMetadata({ name, content }: MockFile) {
  const title = name.replace(/\.\w+$/, '').replace(/^\d+[ ._-]+/, '')
  return {
    title,
    duration: content ? await wavDuration(content) : null,
    genres: [],
    artist_name: null,
    album_name: null,
  }
}
