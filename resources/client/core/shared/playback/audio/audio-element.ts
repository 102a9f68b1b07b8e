/**
 * Returns where a seek ends, in seconds: the point in `ranges` nearest to `to`, never behind `from` in the seek's
 * direction.
 */
export function reachable(from: number, to: number, ranges: TimeRanges): number {
  const [min, max] = [Math.min(from, to), Math.max(from, to)]
  const ends = Array.from({ length: ranges.length }, (_, index) =>
    Math.min(Math.max(to, ranges.start(index)), ranges.end(index)),
  )
  const candidates = ends.filter((end) => end >= min && end <= max)
  return candidates.reduce((best, end) => (Math.abs(to - end) < Math.abs(to - best) ? end : best), from)
}

/**
 * Seeks as far as the source allows, and returns the position reached in seconds. Beyond that point, without range
 * requests, the browser would restart the track or hang until it has downloaded that far.
 */
export function seekWithin(element: HTMLMediaElement, position: number): number {
  const target = targetOf(element, position)
  if (target !== element.currentTime) element.currentTime = target
  return target
}

function targetOf({ currentTime, seekable, buffered }: HTMLMediaElement, position: number): number {
  // Seekable ranges are still unknown: the browser decides.
  if (seekable.length === 0) return position
  // A file without Content-Length claims to be seekable without end, but only its buffered part is.
  const isEndless = seekable.end(seekable.length - 1) === Infinity
  return reachable(currentTime, position, isEndless ? buffered : seekable)
}

/** Keeps an element's sound settings, since the element is created later and may be replaced. */
export function elementSound(current: () => HTMLMediaElement | undefined) {
  let sound = { amplitude: 1, isMuted: false, fade: 1, rate: 1 }

  function apply(element: HTMLMediaElement): void {
    element.volume = sound.amplitude * sound.fade
    element.muted = sound.isMuted
    // A new source starts at the default rate.
    element.defaultPlaybackRate = element.playbackRate = sound.rate
  }

  function set(part: Partial<typeof sound>): void {
    sound = { ...sound, ...part }
    const element = current()
    if (element) apply(element)
  }

  return {
    apply,
    setters: {
      setVolume: (amplitude: number, isMuted: boolean): void => set({ amplitude, isMuted }),
      setFade: (fade: number): void => set({ fade }),
      setRate: (rate: number): void => set({ rate }),
    },
  }
}

let container: HTMLElement | undefined

/**
 * Attaches an element inside a hidden container. A rendered one would make Chromium parse its style sheet for media
 * controls and restyle the whole page, which delays the first sound.
 */
export function attachUnstyled(element: HTMLMediaElement): void {
  if (!container?.isConnected) {
    container = document.createElement('div')
    container.hidden = true
    document.body.append(container)
  }
  container.append(element)
}

/** Returns the end of the downloaded part, in seconds. */
export const bufferedEnd = ({ buffered }: HTMLMediaElement): number =>
  buffered.length > 0 ? buffered.end(buffered.length - 1) : 0

/**
 * Whether an element failed for lack of a sound output. Only Firefox fails then, as if decoding had; other engines play
 * on silently.
 */
export const lacksOutput = (error: MediaError | null): boolean => /media_?sink/i.test(error?.message ?? '')

/** Media element as browsers have it: with Remote Playback, with Safari's AirPlay, with both or with neither. */
export type RemotableElement = EventTarget & {
  remote?: RemotePlayback
  webkitShowPlaybackTargetPicker?: () => void
  webkitCurrentPlaybackTargetIsWireless?: boolean
}

/** Whether an element plays on another device, such as a TV, or connects to one. */
export const playsRemotely = (element: RemotableElement | undefined): boolean =>
  element?.webkitCurrentPlaybackTargetIsWireless === true ||
  (element?.remote?.state ?? 'disconnected') !== 'disconnected'

/** Attaches a source to an element; calls `onFail` if it breaks. May return a function that detaches it. */
export type Attach = (element: HTMLMediaElement, url: string, onFail: () => void) => (() => void) | undefined

/** Releases an element's source, memory and connection. */
export function release(element: HTMLMediaElement): void {
  element.pause()
  if (!element.hasAttribute('src')) return
  element.removeAttribute('src')
  element.load()
}

/** Declares media playback, so that iOS plays on while the screen is locked or the ringer is off. */
export function declareAudioSession(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
}
