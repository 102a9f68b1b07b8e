import { queryOptions } from '@tanstack/react-query'

import { queryClient } from '@/core/platform/api/query-client'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { waveOfSamples } from '@/core/shared/media/wave-of-samples'
import { seconds } from '@/lib/dates/duration'
import { audioTitle } from '@/lib/files/audio-title'

import { fileContent } from '../files/queries'
import { readMetadata } from './queries'

/** Where uploaded songs are stored (backend contract, section 9). */
export const AUDIO_UPLOAD = { disk: 'public', diskPrefix: 'track_media' } as const

/** Any rate decodes a recording well enough for its peaks. */
const SAMPLE_RATE = 8000

/** Draws the waveform of a recording in this browser. Throws when it cannot be read. */
export async function waveOf(src: string): Promise<number[][]> {
  const blob = await queryClient.fetchQuery(fileContent.bytes(assetUrl(src) ?? src))
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const audio = await context.decodeAudioData(await blob.arrayBuffer())
  return waveOfSamples(audio.getChannelData(0))
}

/** Longest wait for the duration of a recording. */
const MAX_READING_MS = seconds(20)

/** Reads a recording's duration in this browser, in milliseconds; null when it cannot. */
const browserDuration = (url: string): Promise<number | null> =>
  new Promise((resolve) => {
    const audio = new Audio()
    setTimeout(() => resolve(null), MAX_READING_MS)
    audio.preload = 'metadata'
    audio.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(audio.duration) ? Math.round(seconds(audio.duration)) : null),
    )
    audio.addEventListener('error', () => resolve(null))
    audio.src = url
  })

/** Query of a recording's duration in milliseconds, read in this browser; null when it cannot. */
export const durationQuery = (src: string) =>
  queryOptions({
    queryKey: ['recording duration', src],
    queryFn: () => browserDuration(assetUrl(src) ?? src),
    staleTime: Infinity,
  })

type UploadedFile = { id: number; name: string; url?: string | null | undefined }

/** Title and duration of an uploaded file as the server reads them, otherwise as this browser reads the chosen file. */
export async function uploadedTrack({ id, name, url }: UploadedFile, file: File) {
  const found = await readMetadata(id).catch(() => undefined)
  return {
    name: found?.title || (await audioTitle(file).catch(() => undefined)) || name.replace(/\.\w+$/, ''),
    duration: found?.duration || (await fileDuration(file)),
    src: url ?? '',
  }
}

async function fileDuration(file: File): Promise<number | null> {
  const url = URL.createObjectURL(file)
  return browserDuration(url).finally(() => URL.revokeObjectURL(url))
}
