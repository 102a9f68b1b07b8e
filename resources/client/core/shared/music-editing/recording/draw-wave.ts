import { fileContent } from '@/core/platform/api/file-content'
import { queryClient } from '@/core/platform/api/query-client'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { peaksOf, waveOfSamples } from '@/core/shared/media/wave-of-samples'

import { wavePieces } from './wave-pieces'

/** Any rate decodes a recording well enough for its peaks. */
const SAMPLE_RATE = 8000

/** Chromium's lowest rate, for hours of sound: their samples all stay in memory until they are drawn. */
const LOWEST_RATE = 3000

/** Peaks of a second: enough for the shortest songs, few enough for hours. */
const PEAKS_PER_SECOND = 500

/** Draws the waveform of a recording by its source. Throws when it cannot be read. */
export const drawWave = async (src: string): Promise<number[][]> =>
  waveOfFile(await queryClient.fetchQuery(fileContent.bytes(assetUrl(src) ?? src)))

/**
 * Draws the waveform of a file in this browser, decoding a long one piece by piece. Throws when it cannot be decoded, or
 * is too large for that.
 */
export async function waveOfFile(blob: Blob): Promise<number[][]> {
  const peaks: number[] = []
  for await (const piece of wavePieces(blob)) {
    const decoder = createDecoder(piece.byteLength < blob.size)
    const audio = await decoder.decodeAudioData(piece)
    const samples = audio.getChannelData(0)
    const count = Math.ceil((samples.length / audio.sampleRate) * PEAKS_PER_SECOND)
    for (const peak of peaksOf(samples, count)) peaks.push(peak)
  }
  return waveOfSamples(Float32Array.from(peaks))
}

function createDecoder(isLong: boolean): OfflineAudioContext {
  try {
    return new OfflineAudioContext(1, 1, isLong ? LOWEST_RATE : SAMPLE_RATE)
  } catch {
    return new OfflineAudioContext(1, 1, SAMPLE_RATE)
  }
}
