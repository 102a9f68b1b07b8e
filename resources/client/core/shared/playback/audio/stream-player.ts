import Hls, { ErrorTypes, Events } from 'hls.js/light'

import { type AudioAdapter, createAudioAdapter } from './audio-adapter'

/** The player of HLS streams for browsers that cannot play them themselves; one element for life, as for files. */
export const createStreamPlayer = (): AudioAdapter => createAudioAdapter({ kind: 'hls', attach: attachHls })

/** Feeds a stream into an element; `onFail` when it cannot go on. Returns the way to stop. */
function attachHls(element: HTMLMediaElement, url: string, onFail: () => void): () => void {
  // A worker made of a blob is what the site's policy forbids.
  const hls = new Hls({ enableWorker: false })
  let isMended = false
  hls.on(Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    if (type !== ErrorTypes.MEDIA_ERROR || isMended) return onFail()
    isMended = true
    hls.recoverMediaError()
  })
  hls.loadSource(url)
  hls.attachMedia(element)
  return () => hls.destroy()
}
