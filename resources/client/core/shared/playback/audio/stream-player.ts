// Separate chunk: loaded with the first HLS stream in a browser without native support.
import Hls, { ErrorTypes, Events } from 'hls.js/light'

import { isClientError } from '@/contract/machinery/http-status'

import { type AudioAdapter, createAudioAdapter } from './audio-adapter'

/** Creates an adapter for HLS streams over one permanent element. */
export const createStreamPlayer = (): AudioAdapter => createAudioAdapter({ kind: 'hls', attach: attachHls })

/** Attaches a stream to an element; calls `onFail` if it breaks. Returns a function that detaches it. */
function attachHls(element: HTMLMediaElement, url: string, onFail: () => void): () => void {
  // The site's Content Security Policy forbids workers from blob URLs.
  const hls = new Hls({ enableWorker: false })
  let hasRecovered = false
  hls.on(Events.ERROR, (_, { fatal, type, response }) => {
    // The library keeps asking for a refused segment, where a browser's own player fails.
    if (isClientError(response?.code ?? 0)) return onFail()
    if (!fatal) return
    if (type !== ErrorTypes.MEDIA_ERROR || hasRecovered) return onFail()
    hasRecovered = true
    hls.recoverMediaError()
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return () => hls.destroy()
}
