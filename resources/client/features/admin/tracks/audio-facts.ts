import { queryOptions } from '@tanstack/react-query'

import { queryClient } from '@/core/platform/api/query-client'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { waveOfSamples } from '@/core/shared/media/wave-of-samples'
import { seconds } from '@/lib/dates/duration'

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

/** Reads a recording's duration in this browser, in milliseconds; null when it cannot. */
const browserDuration = (src: string): Promise<number | null> =>
  new Promise((resolve) => {
    const audio = new Audio()
    audio.preload = 'metadata'
    audio.addEventListener('loadedmetadata', () =>
      resolve(Number.isFinite(audio.duration) ? Math.round(seconds(audio.duration)) : null),
    )
    audio.addEventListener('error', () => resolve(null))
    audio.src = assetUrl(src) ?? src
  })

/** Query of a recording's duration in milliseconds, read in this browser; null when it cannot. */
export const durationQuery = (src: string) =>
  queryOptions({ queryKey: ['recording duration', src], queryFn: () => browserDuration(src), staleTime: Infinity })

type UploadedFile = { id: number; name: string; url?: string | null | undefined }

/** Title and duration of an uploaded file: the server's, or the file's name and what the browser reads. */
export async function uploadedTrack({ id, name, url }: UploadedFile) {
  const src = url ?? ''
  const found = await readMetadata(id).catch(() => undefined)
  return {
    name: found?.title || name.replace(/\.\w+$/, ''),
    duration: found?.duration || (await queryClient.fetchQuery(durationQuery(src))),
    src,
  }
}
