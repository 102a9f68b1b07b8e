import { audioPieces } from './audio-pieces'
import { loudestSamples } from './loudest-samples'

/** Peaks of a second: enough for the shortest songs, few enough for hours. */
const PEAKS_PER_SECOND = 500

/** Sound of one channel. */
export type Samples = { samples: Float32Array; sampleRate: number }

/** Decodes a piece of a recording, or a whole one, and detaches it. */
export type Decode = (piece: ArrayBuffer, isWhole: boolean) => Promise<Samples>

/**
 * Returns the loudest sample of each of `count` stretches of a recording, which is decoded piece by piece. Throws when it
 * cannot be decoded, or is too large for that.
 */
export async function measurePeaks(blob: Blob, count: number, decode: Decode): Promise<number[]> {
  const pieces: Float32Array[] = []
  for await (const piece of audioPieces(blob)) {
    const { samples, sampleRate } = await decode(piece, piece.byteLength === blob.size)
    pieces.push(loudestSamples(samples, Math.ceil((samples.length / sampleRate) * PEAKS_PER_SECOND)))
  }
  const peaks = new Float32Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    peaks.set(piece, at)
    at += piece.length
  }
  return [...loudestSamples(peaks, count)]
}
