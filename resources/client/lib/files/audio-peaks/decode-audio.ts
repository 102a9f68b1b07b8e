import type { Decode } from './measure-peaks'

/** Any rate decodes a recording well enough for its peaks. */
const SAMPLE_RATE = 8000

/** Chromium's lowest rate, for hours of sound. */
const LOWEST_RATE = 3000

/** Returns a function that decodes the pieces of one recording, on a thread of the browser's own. */
export function createDecode(): Decode {
  let decoder: OfflineAudioContext | undefined
  return async (piece, isWhole) => {
    decoder ??= createDecoder(isWhole ? SAMPLE_RATE : LOWEST_RATE)
    const audio = await decoder.decodeAudioData(piece)
    return { samples: audio.getChannelData(0), sampleRate: audio.sampleRate }
  }
}

function createDecoder(rate: number): OfflineAudioContext {
  try {
    return new OfflineAudioContext(1, 1, rate)
  } catch {
    return new OfflineAudioContext(1, 1, SAMPLE_RATE)
  }
}
