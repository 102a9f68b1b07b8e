import { fileContent } from '@/core/platform/api/file-content'
import { queryClient } from '@/core/platform/api/query-client'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { waveOfSamples } from '@/core/shared/media/wave-of-samples'

/** Any rate decodes a recording well enough for its peaks. */
const SAMPLE_RATE = 8000

/** Draws the waveform of a recording by its source. Throws when it cannot be read. */
export const drawWave = async (src: string): Promise<number[][]> =>
  waveOfFile(await queryClient.fetchQuery(fileContent.bytes(assetUrl(src) ?? src)))

/** Draws the waveform of a file in this browser. Throws when it cannot be decoded. */
export async function waveOfFile(blob: Blob): Promise<number[][]> {
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const audio = await context.decodeAudioData(await blob.arrayBuffer())
  return waveOfSamples(audio.getChannelData(0))
}
