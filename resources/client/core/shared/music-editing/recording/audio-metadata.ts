import { readAudioTags } from '@/lib/files/audio-tags/audio-tags'

import { readMetadata } from '../queries'
import { fileDuration } from './durations'

/** Where uploaded songs are stored (backend contract, section 9). */
export const AUDIO_UPLOAD = { disk: 'public', diskPrefix: 'track_media' } as const

type UploadedFile = { id: number; name: string; url?: string | null | undefined }

/** Title and duration of an uploaded file as the server reads them, otherwise as this browser reads the chosen file. */
export async function uploadedTrack({ id, name, url }: UploadedFile, file: File) {
  const found = await readMetadata(id).catch(() => undefined)
  return {
    name: found?.title || (await readAudioTags(file).catch(() => undefined))?.title || name.replace(/\.\w+$/, ''),
    duration: found?.duration || (await fileDuration(file)),
    src: url ?? '',
  }
}
