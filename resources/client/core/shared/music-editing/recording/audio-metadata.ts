import { queryClient } from '@/core/platform/api/query-client'
import { storedUrl } from '@/core/platform/settings/stored-url'
import { readAudioTags } from '@/lib/files/audio-tags/audio-tags'

import { readMetadata } from '../queries'
import { durationQuery, fileDuration } from './durations'

/** Where uploaded songs are stored (backend contract, section 9). */
export const AUDIO_UPLOAD = { disk: 'public', diskPrefix: 'track_media' } as const

/** Title, duration and source of a recording. */
export type Recording = { name: string; duration: number | null; src: string }

type UploadedFile = { id: number; name: string; url?: string | null | undefined }

/** Title and duration of an uploaded file as the server reads them, otherwise as this browser reads the chosen file. */
export async function uploadedTrack({ id, name, url }: UploadedFile, file: File): Promise<Recording> {
  const found = await readMetadata(id).catch(() => undefined)
  return {
    name: found?.title || (await readAudioTags(file).catch(() => undefined))?.title || withoutExtension(name),
    duration: found?.duration || (await fileDuration(file)),
    src: url ?? '',
  }
}

/** Title and duration of a file of the site as the server reads them, otherwise by its name and as this browser reads it. */
export async function chosenTrack({ id, name, url }: UploadedFile): Promise<Recording> {
  const src = storedUrl(url ?? '')
  const found = await readMetadata(id).catch(() => undefined)
  return {
    name: found?.title || withoutExtension(name),
    duration: found?.duration || (await queryClient.fetchQuery(durationQuery(src))),
    src,
  }
}

const withoutExtension = (name: string): string => name.replace(/\.\w+$/, '')
