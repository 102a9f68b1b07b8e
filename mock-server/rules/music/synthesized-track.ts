import { renderWav, wavSize } from '@demo-media/audio/wav'
import { waveformOf } from '@demo-media/audio/waveform'

/** Bars of the waveform of a track's synthesized audio; null for a track without a waveform. */
export const synthesizedWave = (trackId: number): number[][] | null => waveformOf(trackId)

/** The audio file of a track without an uploaded one. */
export const synthesizedFile = (trackId: number): { content: Blob; mime: string } => ({
  content: new Blob([new Uint8Array(renderWav(trackId, 0, wavSize(trackId)))]),
  mime: 'audio/wav',
})
