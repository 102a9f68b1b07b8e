import { playsRemotely, type RemotableElement } from './audio-element'

/** Other devices for an element's sound, such as speakers and TVs. */
export type RemoteOutput = {
  /** A device is in reach. */
  isAvailable: boolean
  /** The element plays on a device, or connects to one. */
  isActive: boolean
}

/** Reports an element's remote output, now and after every change. Returns a function that stops it. */
export function watchRemoteOutput(element: RemotableElement, listener: (output: RemoteOutput) => void): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let isAvailable = false

  function report(isNowAvailable = isAvailable): void {
    isAvailable = isNowAvailable
    if (!signal.aborted) listener({ isAvailable, isActive: playsRemotely(element) })
  }

  report()
  const watch = hasAirPlay(element) ? watchAirPlay : watchRemotePlayback
  watch(element, report, signal)
  return () => stop.abort()
}

/** Opens the browser's list of devices. Call it in the task of the press; rejects if the browser cannot connect. */
export async function promptForOutput(element: RemotableElement): Promise<void> {
  if (hasAirPlay(element)) element.webkitShowPlaybackTargetPicker?.()
  else await element.remote?.prompt().catch(rethrowFailure)
}

/** Rejections of a list that the user closed. */
const DISMISSALS = ['NotAllowedError', 'AbortError']

function rethrowFailure(error: unknown): void {
  if (!(error instanceof DOMException && DISMISSALS.includes(error.name))) throw error
}

/** Safari has both APIs for the same devices; AirPlay's is the one that Apple documents. */
const hasAirPlay = (element: RemotableElement): boolean => 'webkitShowPlaybackTargetPicker' in element

type Watch = (element: RemotableElement, report: (isAvailable?: boolean) => void, signal: AbortSignal) => void

const watchAirPlay: Watch = (element, report, signal) => {
  const onAvailability = (event: Event & { availability?: string }) => report(event.availability === 'available')
  element.addEventListener('webkitplaybacktargetavailabilitychanged', onAvailability, { signal })
  element.addEventListener('webkitcurrentplaybacktargetiswirelesschanged', () => report(), { signal })
}

const watchRemotePlayback: Watch = ({ remote }, report, signal) => {
  if (!remote) return
  for (const type of ['connecting', 'connect', 'disconnect']) remote.addEventListener(type, () => report(), { signal })
  const watching = remote.watchAvailability(report)
  const cancel = async () => remote.cancelWatchAvailability(await watching)
  signal.addEventListener('abort', () => void cancel().catch(() => {}))
  // Desktop browsers may have the API and no devices: then there is nothing to offer.
  watching.catch(() => report(false))
}
