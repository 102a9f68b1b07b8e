import { fileContent } from '@/core/platform/api/file-content'
import { queryClient } from '@/core/platform/api/query-client'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { WAVE_BARS, waveOfPeaks } from '@/core/shared/media/wave-of-peaks'
import { audioPeaks } from '@/lib/files/audio-peaks/audio-peaks'

/** Draws the waveform of a recording by its source. Throws when it cannot be read. */
export const drawWave = async (src: string, signal?: AbortSignal): Promise<number[][]> =>
  waveOfFile(await queryClient.fetchQuery(fileContent.bytes(assetUrl(src) ?? src)), signal)

/** Draws the waveform of a file. Throws when this browser cannot decode it, or it is too large for that. */
export const waveOfFile = async (blob: Blob, signal?: AbortSignal): Promise<number[][]> =>
  waveOfPeaks(await audioPeaks(blob, WAVE_BARS, signal))
