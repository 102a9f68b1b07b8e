import { idOf, readBytes } from '../read-bytes'
import { id3Texts } from './id3-texts'
import { mp4Texts } from './mp4-texts'
import { partNumber } from './part-number'
import { riffTexts } from './riff-texts'
import type { TagTexts } from './tag-texts'
import { flacTexts, oggTexts } from './vorbis-texts'

/** Tags of an audio file; undefined for what it does not state. */
export type AudioTags = { title: string | undefined; number: number | undefined; disc: number | undefined }

/** Ids of each tag: ID3, Vorbis comments, MP4 and WAV. */
const IDS = {
  title: ['TIT2', 'TT2', 'TITLE', '©nam', 'INAM'],
  number: ['TRCK', 'TRK', 'TRACKNUMBER', 'trkn', 'ITRK', 'IPRT'],
  disc: ['TPOS', 'TPA', 'DISCNUMBER', 'disk'],
} as const

const START_BYTES = 12

/** Reads the title, the track number and the disc of a file: MP3 (ID3 2.2 to 2.4), FLAC, Ogg, MP4 and WAV. */
export async function readAudioTags(file: Blob): Promise<AudioTags> {
  const texts = await textsOf(file)
  const find = (tag: keyof typeof IDS) => IDS[tag].map((id) => texts.get(id)?.trim()).find(Boolean)
  return { title: find('title'), number: partNumber(find('number')), disc: partNumber(find('disc')) }
}

async function textsOf(file: Blob): Promise<TagTexts> {
  const start = idOf(await readBytes(file, 0, START_BYTES))
  if (start.startsWith('ID3')) return id3Texts(file)
  if (start.startsWith('fLaC')) return flacTexts(file)
  if (start.startsWith('OggS')) return oggTexts(file)
  if (start.startsWith('RIFF')) return riffTexts(file)
  return start.slice(4, 8) === 'ftyp' ? mp4Texts(file) : new Map()
}
