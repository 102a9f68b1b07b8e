import type { Source } from '@/core/shared/playback/source/source'

import {
  type Attach,
  attachUnstyled,
  bufferedEnd,
  declareAudioSession,
  elementSound,
  lacksOutput,
  playsRemotely,
  release,
  seekWithin,
} from './audio-element'
import { createPrefetcher } from './create-prefetcher'
import { createIntent } from './intent'

/** Event of the audio, as the browser reports it. Times in seconds. */
export type AudioEvent =
  | { type: 'playing' | 'paused' | 'waiting' }
  | { type: 'ended' }
  /** The autoplay policy requires a tap first. */
  | { type: 'refused' }
  /** The source cannot be fetched or decoded. */
  | { type: 'failed' }
  /** The device has no sound output. */
  | { type: 'noOutput' }
  /** The source is fully downloaded: the network is free for the next one. */
  | { type: 'buffered' }
  | { type: 'position'; position: number }
  | { type: 'duration'; duration: number }
  /** A seek could not reach its target and ended at `position`. */
  | { type: 'clamped'; position: number }

/** Uniform interface to an audio player. At most one source is open; opening another one closes it. */
export type AudioAdapter = {
  canPlay: (source: Source) => boolean
  /** Keeps a press's permission to start sound for a source that has yet to load. Call it in the task of the press. */
  unlock: () => void
  /** Opens a source without playing it; requires {@link AudioAdapter.canPlay}. `position` in seconds. */
  open: (source: Source, position: number) => void
  /** Starts playing; the outcome follows as an event. A later `open`, `pause` or `close` cancels it. */
  play: () => void
  pause: () => void
  close: () => void
  /** Seeks to a position in seconds. */
  seek: (position: number) => void
  /** Sets the amplitude, 0 to 1. */
  setVolume: (amplitude: number, isMuted: boolean) => void
  /** Scales the volume temporarily: 1 is unchanged, 0 is silence. */
  setFade: (gain: number) => void
  /** Sets the playback rate, at the same pitch; 1 is normal speed. */
  setRate: (rate: number) => void
  /** Returns a number that changes while data arrives or sounds; NaN while nothing is open. */
  progress: () => number
  /** Returns the page's own media element; undefined if there is none yet, or a video frame plays. */
  element: () => HTMLMediaElement | undefined
  /** Hands over the playing element; the caller must end it. Undefined if the adapter cannot share it. */
  detach: () => HTMLMediaElement | undefined
  /** Prefetches the source to open next; undefined cancels the prefetch. */
  prefetch: (source: Source | undefined) => void
  /** Sets the only event listener. No events are emitted while nothing is open. */
  setListener: (listener: (event: AudioEvent) => void) => void
}

/** Distance in seconds from its target at which a seek counts as complete. */
const SEEK_TOLERANCE = 1

/** Seconds by which `buffered` may end before the duration does. */
const BUFFER_TOLERANCE = 0.5

/** Events that may show the end of a download: Firefox extends `buffered` after the last `progress`. */
const BUFFER_EVENTS = ['progress', 'suspend', 'canplaythrough', 'timeupdate']

const urlOf = (source: Source | undefined): string => (source && 'url' in source ? source.url : '')

/** Plays an element. AbortError means that a later command cancelled this one; unplayable sources emit `error` as well. */
async function outcomeOf(element: HTMLMediaElement): Promise<'playing' | 'refused' | undefined> {
  try {
    await element.play()
    return 'playing'
  } catch (error) {
    return (error as DOMException).name === 'NotAllowedError' ? 'refused' : undefined
  }
}

type Options = { kind: 'file' | 'hls'; attach: Attach }

const file: Options = {
  kind: 'file',
  attach: (element, url) => {
    element.src = url
    return undefined
  },
}

/**
 * Creates an adapter over one permanent `<audio>` element, so that a tap's permission to play covers every later track.
 */
export function createAudioAdapter({ kind: ownKind, attach } = file): AudioAdapter {
  let element: HTMLAudioElement | undefined
  let listener: (event: AudioEvent) => void = () => {}
  let openUrl = ''
  /** Position to start at, kept until the metadata has loaded and the element can seek. */
  let startAt = 0
  let isBuffered = false
  let detachSource: (() => void) | undefined
  const sound = elementSound(() => element)
  const prefetcher = createPrefetcher(attach)
  /** Number of the latest command. The promise of an earlier `play()` is ignored. */
  let latest = 0
  const intent = createIntent()

  const audio = (): HTMLAudioElement => (element ??= createElement())
  const isIgnored = (from: HTMLAudioElement) => openUrl !== '' && intent.isIgnoredBy(from)
  const emit = (event: AudioEvent) => openUrl !== '' && listener(event)

  function createElement(): HTMLAudioElement {
    const created = new Audio()
    created.preload = 'auto'
    sound.apply(created)
    for (const [type, handle] of Object.entries(handlers))
      created.addEventListener(type, () => created === element && handle(created))
    for (const type of BUFFER_EVENTS) created.addEventListener(type, () => created === element && checkBuffer(created))
    attachUnstyled(created)
    declareAudioSession()
    return created
  }

  // An event may arrive after its state has ended, so handlers check the element's current state.
  const handlers: Record<string, (from: HTMLAudioElement) => void> = {
    playing: ({ paused }) => paused || emit({ type: 'playing' }),
    play: (from) => isIgnored(from) && from.pause(),
    pause: (from) => {
      if (!from.paused || from.ended) return
      if (!isIgnored(from)) return emit({ type: 'paused' })
      emit({ type: 'waiting' })
      void start()
    },
    waiting: ({ paused }) => paused || emit({ type: 'waiting' }),
    ended: () => emit({ type: 'ended' }),
    error: ({ error }) => emit({ type: lacksOutput(error) ? 'noOutput' : 'failed' }),
    timeupdate: ({ currentTime }) => startAt > 0 || emit({ type: 'position', position: currentTime }),
    durationchange: ({ duration }) => Number.isFinite(duration) && emit({ type: 'duration', duration }),
    loadedmetadata: (from) => {
      if (startAt > 0) move(from, startAt)
      startAt = 0
    },
  }

  function checkBuffer(from: HTMLAudioElement) {
    if (isBuffered || !(bufferedEnd(from) >= from.duration - BUFFER_TOLERANCE)) return
    isBuffered = true
    emit({ type: 'buffered' })
  }

  function move(target: HTMLAudioElement, position: number) {
    const reached = seekWithin(target, position)
    if (Math.abs(reached - position) > SEEK_TOLERANCE) emit({ type: 'clamped', position: reached })
  }

  function seek(position: number) {
    if (audio().readyState > 0) move(audio(), position)
    else startAt = position
  }

  function pause() {
    latest += 1
    intent.set(false)
    element?.pause()
  }

  async function start() {
    const own = latest
    const outcome = await outcomeOf(audio())
    if (own !== latest || !outcome || (outcome === 'playing' && audio().paused)) return
    if (outcome === 'refused') pause()
    emit({ type: outcome })
  }

  return {
    ...sound.setters,
    canPlay: ({ kind }) =>
      kind === ownKind || (kind === 'hls' && audio().canPlayType('application/vnd.apple.mpegurl') !== ''),
    // WebKit allows an element to play from then on; it has nothing to load.
    unlock: () => void (openUrl || audio().load()),
    open: (source, position) => {
      latest += 1
      const url = urlOf(source)
      if (url === openUrl && !audio().error) return seek(position)
      openUrl = url
      startAt = position
      isBuffered = false
      detachSource?.()
      detachSource = attach(audio(), url, () => emit({ type: 'failed' }))
    },
    play: () => {
      latest += 1
      intent.set(true)
      void start()
    },
    pause,
    close: () => {
      latest += 1
      openUrl = ''
      detachSource?.()
      if (element) release(element)
      prefetcher.cancel()
    },
    seek,
    progress: () => (element && openUrl !== '' ? element.currentTime + bufferedEnd(element) : Number.NaN),
    element: () => element,
    detach: () => {
      // Another element would not play on the device that this one has connected to.
      if (detachSource || playsRemotely(element)) return undefined
      const detached = element
      latest += 1
      openUrl = ''
      element = undefined
      return detached
    },
    prefetch: (source) => prefetcher.start(urlOf(source) === openUrl ? '' : urlOf(source)),
    setListener: (next) => {
      listener = next
    },
  }
}
