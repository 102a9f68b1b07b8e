import { fileContent } from '@/core/platform/api/file-content'
import { queryClient } from '@/core/platform/api/query-client'
import { assetUrl } from '@/core/platform/settings/asset-url'
import { waveOfSamples } from '@/core/shared/media/wave-of-samples'

/** Any rate decodes a recording well enough for its peaks. */
const SAMPLE_RATE = 8000

/** Largest recording in bytes that is decoded: its content and samples are in memory at once. */
export const MAX_DECODED_BYTES = 256 * 1024 * 1024

/** Draws the waveform of a recording by its source. Throws when it cannot be read. */
export const drawWave = async (src: string): Promise<number[][]> =>
  waveOfFile(await queryClient.fetchQuery(fileContent.bytes(assetUrl(src) ?? src)))

/** Draws the waveform of a file in this browser. Throws when it cannot be decoded, or is too large for that. */
export async function waveOfFile(blob: Blob): Promise<number[][]> {
  if (blob.size > MAX_DECODED_BYTES) throw new RangeError(`Cannot decode ${blob.size} bytes.`)
  const context = new OfflineAudioContext(1, 1, SAMPLE_RATE)
  const audio = await context.decodeAudioData(await blob.arrayBuffer())
  return waveOfSamples(audio.getChannelData(0))
}
