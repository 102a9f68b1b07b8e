import { arrangementOf, SAMPLE_RATE } from './arrangement'
import { FLAC_BLOCK, flacFrame } from './flac'
import { type Frame, initSegment, mediaSegment } from './fragmented-mp4'
import { renderWav, WAV_HEADER_BYTES } from './wav'

const FRAMES_PER_SEGMENT = 16
const SEGMENT_SAMPLES = FRAMES_PER_SEGMENT * FLAC_BLOCK
const BYTES_PER_SAMPLE = 2

const segmentCount = (trackId: number): number => Math.ceil(arrangementOf(trackId).totalSamples / SEGMENT_SAMPLES)

/** The track's HLS playlist (RFC 8216); segment URLs are relative, in a folder named by the track's id. */
export function hlsPlaylist(trackId: number): string {
  const { totalSamples } = arrangementOf(trackId)
  const segments = Array.from({ length: segmentCount(trackId) }, (_, index) => {
    const samples = Math.min(SEGMENT_SAMPLES, totalSamples - index * SEGMENT_SAMPLES)
    return `#EXTINF:${(samples / SAMPLE_RATE).toFixed(3)},\n${trackId}/${index}.m4s\n`
  })
  return [
    '#EXTM3U\n#EXT-X-VERSION:7\n',
    `#EXT-X-TARGETDURATION:${SEGMENT_SAMPLES / SAMPLE_RATE}\n`,
    '#EXT-X-PLAYLIST-TYPE:VOD\n#EXT-X-INDEPENDENT-SEGMENTS\n',
    `#EXT-X-MAP:URI="${trackId}/init.mp4"\n`,
    ...segments,
    '#EXT-X-ENDLIST\n',
  ].join('')
}

/** The stream's initialization segment. */
export const hlsInit = (trackId: number): Uint8Array => initSegment(arrangementOf(trackId).totalSamples)

/** The segment with this index (from 0); undefined past the last one. */
export function hlsSegment(trackId: number, index: number): Uint8Array | undefined {
  if (index >= segmentCount(trackId)) return undefined
  const { totalSamples } = arrangementOf(trackId)
  const start = index * SEGMENT_SAMPLES
  const end = Math.min(start + SEGMENT_SAMPLES, totalSamples)
  const byteAt = (sample: number) => WAV_HEADER_BYTES + sample * BYTES_PER_SAMPLE
  const sound = renderWav(trackId, byteAt(start), byteAt(end))
  const blockBytes = FLAC_BLOCK * BYTES_PER_SAMPLE
  const frames = Array.from({ length: Math.ceil(sound.length / blockBytes) }, (_, place): Frame => {
    const block = sound.subarray(place * blockBytes, (place + 1) * blockBytes)
    return { bytes: flacFrame(index * FRAMES_PER_SEGMENT + place, block), samples: block.length / BYTES_PER_SAMPLE }
  })
  return mediaSegment(index, start, frames)
}
