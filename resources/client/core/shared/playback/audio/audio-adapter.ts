import type { Source } from '@/core/shared/playback/source/source'
import { savesData } from '@/lib/browser/saves-data'

import { elementSound } from './element-sound'
import { seekWithin } from './reachable'

/** What the browser tells of the sound. Times in seconds. */
export type AudioEvent =
  | { type: 'playing' | 'paused' | 'waiting' }
  | { type: 'ended' }
  /** The autoplay policy wants a tap first. */
  | { type: 'refused' }
  /** The source cannot be fetched or decoded. */
  | { type: 'failed' }
  /** The rest of the source is here: the network is free for the next one. */
  | { type: 'buffered' }
  | { type: 'position'; position: number }
  | { type: 'duration'; duration: number }
  /** A seek could not go where it was meant to; the sound is at `position`. */
  | { type: 'clamped'; position: number }

/** One player of sound, whatever it plays with. At most one source is open; opening another closes the one before. */
export type AudioAdapter = {
  canPlay: (source: Source) => boolean
  /** Opens a source that {@link AudioAdapter.canPlay}, without playing it; `position` in seconds. */
  open: (source: Source, position: number) => void
  /** Asks for sound; the answer comes as an event. A later `open`, `pause` or `close` takes the question back. */
  play: () => void
  pause: () => void
  close: () => void
  /** In seconds. */
  seek: (position: number) => void
  /** Amplitude from 0 to 1. */
  setVolume: (amplitude: number, isMuted: boolean) => void
  /** Turns the volume down for a while: 1 leaves it, 0 is silence. */
  setFade: (gain: number) => void
  /** Times the usual speed, in the same pitch. */
  setRate: (rate: number) => void
  /** A number that changes as long as anything arrives or sounds; NaN while nothing is open. */
  progress: () => number
  /** Lets go of the sound that is open without stopping it: whoever gets it ends it. Undefined when it cannot be shared. */
  detach: () => HTMLMediaElement | undefined
  /** Fetches what will be opened next; nothing when undefined. */
  prefetch: (source: Source | undefined) => void
  /** Names the one who is notices of events; while nothing is open there are none. */
  setListener: (listener: (event: AudioEvent) => void) => void
}

/** A seek that ends this close to where it was meant to, in seconds, has arrived. */
const SEEK_TOLERANCE = 1

/** `buffered` may end a little before the duration does, in seconds. */
const BUFFER_TOLERANCE = 0.5

const urlOf = (source: Source | undefined): string => (source && 'url' in source ? source.url : '')

/** Feeds a source into an element; `onFail` when it cannot go on. May return the way to stop. */
export type Attach = (element: HTMLMediaElement, url: string, onFail: () => void) => (() => void) | undefined

type Options = { kind: 'file' | 'hls'; attach: Attach }

const file: Options = {
  kind: 'file',
  attach: (element, url) => {
    element.src = url
    return undefined
  },
}

/** The browser's own `<audio>` element: one for life, so that a tap's permission to play holds for every song after it. */
export function createAudioAdapter({ kind: own, attach } = file): AudioAdapter {
  let element: HTMLAudioElement | undefined
  let prefetcher: HTMLAudioElement | undefined
  let listener: (event: AudioEvent) => void = () => {}
  let openUrl = ''
  /** Where to start, until the browser knows enough of the source to go there. */
  let startAt = 0
  let isBuffered = false
  let stopFeeding: (() => void) | undefined
  const sound = elementSound(() => element)
  /** Which press the answer of `play()` belongs to: only the last one counts. */
  let press = 0

  const audio = (): HTMLAudioElement => (element ??= makeElement())
  const tell = (event: AudioEvent) => openUrl !== '' && listener(event)

  function makeElement(): HTMLAudioElement {
    const made = new Audio()
    made.preload = 'auto'
    sound.apply(made)
    for (const [type, handle] of Object.entries(handlers))
      made.addEventListener(type, () => made === element && handle(made))
    shelve(made)
    announceKindOfSound()
    return made
  }

  // An event may be in its way while the state it tells of is over: what holds now is asked of the element.
  const handlers: Record<string, (from: HTMLAudioElement) => void> = {
    playing: ({ paused }) => paused || tell({ type: 'playing' }),
    pause: ({ paused, ended }) => paused && !ended && tell({ type: 'paused' }),
    waiting: ({ paused }) => paused || tell({ type: 'waiting' }),
    ended: () => tell({ type: 'ended' }),
    error: () => tell({ type: 'failed' }),
    timeupdate: ({ currentTime }) => startAt > 0 || tell({ type: 'position', position: currentTime }),
    durationchange: ({ duration }) => Number.isFinite(duration) && tell({ type: 'duration', duration }),
    loadedmetadata: (from) => {
      if (startAt > 0) move(from, startAt)
      startAt = 0
    },
    progress: (from) => {
      if (isBuffered || !(bufferedEnd(from) >= from.duration - BUFFER_TOLERANCE)) return
      isBuffered = true
      tell({ type: 'buffered' })
    },
  }

  function move(own: HTMLAudioElement, position: number) {
    const reached = seekWithin(own, position)
    if (Math.abs(reached - position) > SEEK_TOLERANCE) tell({ type: 'clamped', position: reached })
  }

  function seek(position: number) {
    if (audio().readyState > 0) move(audio(), position)
    else startAt = position
  }

  async function play() {
    press += 1
    const asked = press
    try {
      await audio().play()
      if (asked === press && !audio().paused) tell({ type: 'playing' })
    } catch (error) {
      // AbortError is the answer to a press that a later one took back; what cannot be played tells of itself by `error`.
      if (asked !== press || (error as DOMException).name !== 'NotAllowedError') return
      audio().pause()
      tell({ type: 'refused' })
    }
  }

  return {
    ...sound.verbs,
    canPlay: ({ kind }) =>
      kind === own || (kind === 'hls' && audio().canPlayType('application/vnd.apple.mpegurl') !== ''),
    open: (source, position) => {
      press += 1
      const url = urlOf(source)
      if (url === openUrl && !audio().error) return seek(position)
      openUrl = url
      startAt = position
      isBuffered = false
      stopFeeding?.()
      stopFeeding = attach(audio(), url, () => tell({ type: 'failed' }))
    },
    play: () => void play(),
    pause: () => {
      press += 1
      element?.pause()
    },
    close: () => {
      press += 1
      openUrl = ''
      stopFeeding?.()
      if (element) release(element)
      if (prefetcher) release(prefetcher)
    },
    seek,
    progress: () => (element && openUrl !== '' ? element.currentTime + bufferedEnd(element) : Number.NaN),
    detach: () => {
      if (stopFeeding) return undefined
      const left = element
      press += 1
      openUrl = ''
      element = undefined
      return left
    },
    prefetch: (source) => {
      const url = urlOf(source)
      if (prefetcher) release(prefetcher)
      if (!url || url === openUrl || savesData()) return
      // The browser's media cache is shared: what this element fetches, the one that plays finds.
      prefetcher ??= new Audio()
      prefetcher.preload = 'auto'
      prefetcher.src = url
    },
    setListener: (toListener) => {
      listener = toListener
    },
  }
}

let shelf: HTMLElement | undefined

/**
 * Puts an element into the page where it has no style. A styled one would make Chromium parse its style sheet of media controls and
 * restyle the whole page, between the first press and its sound.
 */
function shelve(element: HTMLMediaElement): void {
  if (!shelf?.isConnected) {
    shelf = document.createElement('div')
    shelf.hidden = true
    document.body.append(shelf)
  }
  shelf.append(element)
}

/** How far the source is here, in seconds. */
const bufferedEnd = ({ buffered }: HTMLMediaElement): number =>
  buffered.length > 0 ? buffered.end(buffered.length - 1) : 0

/** Lets go of the source, its memory and its connection. */
export function release(element: HTMLMediaElement): void {
  element.pause()
  if (!element.hasAttribute('src')) return
  element.removeAttribute('src')
  element.load()
}

/** Says that this is music, so that iOS plays it on with the screen locked and the ringer off. */
function announceKindOfSound(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
}
