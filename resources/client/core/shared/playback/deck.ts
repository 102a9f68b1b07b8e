import type { Track } from '@/contract/shapes/music'
import { seconds } from '@/lib/dates/duration'
import { createStore, type Store } from '@/lib/store'

import type { AudioAdapter, AudioEvent } from './audio/audio-adapter'
import { afterTrack, changeOf, newListen } from './deck-state'
import { createFailureTracker, type Notices } from './failure-tracker'
import { idleState, type PlaybackState, wantsSound } from './playback-state'
import { currentEntry, entryBefore, goTo, type Queue, type QueueEntry, remove, withSource } from './queue/queue'
import { downloadedTracks } from './source/downloaded'
import { sourceOf } from './source/source'

/** Seconds of playback after opening a source that prove it works and reset the failure count. */
const PROVEN_AFTER = 1

/** Delay before a downloaded file that failed without a connection is opened again: the service worker may be starting. */
export const FILE_RETRY_MS = seconds(1)

/**
 * The verdict on a track whose source failed, mostly the server's: a new source, another try of the `same` one, a refusal
 * to show to the visitor, temporarily unreachable (`retryAfter` in seconds, if sent), signed out, deleted (`gone`), or
 * nothing that helps (`broken`).
 */
export type Renewal =
  | { type: 'source'; src: string }
  | { type: 'refused'; reason: unknown }
  | { type: 'unreachable'; retryAfter?: number | undefined }
  | { type: 'same' | 'signedOut' | 'gone' | 'broken' }

/** Dependencies of the deck. */
export type DeckOptions = {
  audio: AudioAdapter
  /** Whether the visitor may play; checked before anything sounds. */
  mayPlay: () => boolean
  /** Whether a source can be searched for tracks that have none. */
  canFind: () => boolean
  /** Requests a new source after a failure, or a first one where {@link DeckOptions.canFind}. Never rejects. */
  renew: (track: Track) => Promise<Renewal>
  notices: Notices
}

/**
 * Plays the queue's current entry and reacts to the browser: advances at its end, recovers or skips it when it fails.
 * Owns the state, and is the only part of the engine that opens, plays, seeks and closes audio.
 */
export interface Deck {
  store: Store<PlaybackState>
  /** Merges fields into the state. */
  change: (part: Partial<PlaybackState>) => void
  /** Loads the queue's current entry as a new listen, without sound. `part` overrides fields of the state. */
  cue: (queue: Queue, part?: Partial<PlaybackState>) => void
  /** Loads the queue's current entry as a new listen and plays it. */
  start: (queue: Queue, part?: Partial<PlaybackState>) => void
  /** Plays on from the current position. */
  resume: () => void
  pause: () => void
  /** Releases the source; the state keeps the position. */
  close: () => void
  /** Seeks to a position in seconds, clamped to the track. */
  seek: (position: number) => void
  /** Moves on as after the end of the track. */
  advance: () => void
  /** Handles a source that cannot be played. */
  handleFailure: () => void
  /** Forgets earlier failures, because of a new action. */
  resetFailures: () => void
  /** Makes failing tracks skip backwards from here on; `entryId` is the entry that "previous" left. */
  skipBackFrom: (entryId: number | null) => void
}

/** Notifies the visitor when playback cannot continue as requested. */
function announce({ type }: AudioEvent, state: PlaybackState, notices: Notices): void {
  if (type === 'clamped') notices.unseekable()
  if (type === 'noOutput' && wantsSound(state)) notices.noOutput()
}

const isDownloaded = ({ track }: QueueEntry): boolean => downloadedTracks.has(track.id)

/** Waits a moment before a downloaded file is opened again. */
const retryFile = (): Promise<Renewal> =>
  new Promise((resolve) => setTimeout(() => resolve({ type: 'same' }), FILE_RETRY_MS))

/** Creates the deck of a player. */
export function createDeck({ audio, mayPlay, canFind, renew, notices }: DeckOptions): Deck {
  const store = createStore(idleState)
  let isOpen = false
  let provenAt = 0
  const failures = createFailureTracker(notices)

  const change = (part: Partial<PlaybackState>): void => store.set({ ...store.get(), ...part })

  const cue = (queue: Queue, part?: Partial<PlaybackState>): void =>
    change({ ...newListen(store.get(), queue), ...part })

  function start(queue: Queue, part?: Partial<PlaybackState>): void {
    cue(queue, { status: 'loading', ...part })
    failures.startTrack()
    open()
  }

  /** Opens and plays the current entry synchronously: only the task of a tap or of `ended` may start sound. */
  function open(): void {
    const { queue, position } = store.get()
    const entry = currentEntry(queue)
    if (!entry) return
    const source = sourceOf(entry.track)
    change({ status: 'loading', retryAfter: null, needsTap: false, isElsewhere: false, isBuffered: false })
    if (!audio.canPlay(source)) return source.kind === 'none' && canFind() ? void recover(entry, true) : skip(entry)
    isOpen = true
    provenAt = position + PROVEN_AFTER
    audio.open(source, position)
    audio.play()
  }

  function resume(): void {
    if (!isOpen) return open()
    change({ status: 'loading', needsTap: false, isElsewhere: false })
    audio.play()
  }

  function pause(): void {
    audio.pause()
    change({ status: 'paused' })
  }

  function close(): void {
    isOpen = false
    audio.close()
  }

  /** Skips an unplayable entry. A deleted one (`isGone`) also leaves the queue if another entry can replace it. */
  function skip({ id, track }: QueueEntry, isGone = false): void {
    close()
    const { queue } = store.get()
    const next = failures.entryToSkipTo(store.get())
    const isSkipped = failures.recordSkip(track, next !== undefined)
    const replacement = next ?? (isGone ? entryBefore(queue) : undefined)
    if (!replacement || (!isSkipped && !isGone)) return change({ status: 'failed' })
    const after = goTo(queue, replacement.id)
    const rest = isGone ? remove(after, id) : after
    if (isSkipped) start(rest)
    else cue(rest, { status: 'paused' })
  }

  function advance(): void {
    const { queue, sleep } = store.get()
    const { next, waits } = afterTrack(store.get())
    if (next && !waits && mayPlay()) return start(goTo(queue, next.id))
    if (next && !waits) notices.notAllowed()
    close()
    cue(next && waits ? goTo(queue, next.id) : queue, {
      status: 'paused',
      sleep: sleep?.until === 'time' ? sleep : null,
    })
  }

  /** Waits for the connection or the server: the next track would fail as well, unless it is downloaded. */
  function wait({ track }: QueueEntry, retryAfter: number | null = null): void {
    downloadedTracks.recall()
    const next = failures.entryToSkipTo(store.get(), isDownloaded)
    if (next && failures.recordSkip(track, true)) start(goTo(store.get().queue, next.id))
    else change({ status: 'offline', retryAfter })
  }

  /** A downloaded file that fails is replaced by the network's, or opened once more without a connection. */
  function handleFailure(): void {
    const entry = currentEntry(store.get().queue)
    const isWanted = wantsSound(store.get())
    close()
    if (!entry || !isWanted) return
    change({ status: 'loading' })
    if (navigator.onLine && downloadedTracks.forget(entry.track.id)) open()
    else if (navigator.onLine) void recover(entry, failures.claimRenewal())
    else if (isDownloaded(entry) && failures.claimRenewal()) void recover(entry, true, retryFile())
    else wait(entry)
  }

  /** Acts on the verdict; plays a source if `mayRenew`. A user action in the meantime wins. */
  async function recover(entry: QueueEntry, mayRenew: boolean, verdict = renew(entry.track)): Promise<void> {
    close()
    const { listenId } = store.get()
    const renewal = await verdict
    const { queue, status, listenId: current } = store.get()
    if (renewal.type === 'source') change({ queue: withSource(queue, entry.id, renewal.src) })
    if (current !== listenId || status !== 'loading' || isOpen) return
    if ((renewal.type === 'source' || renewal.type === 'same') && mayRenew) return open()
    if (renewal.type === 'unreachable') return wait(entry, renewal.retryAfter)
    if (renewal.type === 'signedOut') {
      change({ status: 'paused' })
      return notices.notAllowed()
    }
    if (renewal.type === 'refused') failures.reportRefusal(entry.track, renewal.reason)
    skip(entry, renewal.type === 'gone')
  }

  function seek(position: number): void {
    const { duration, jumps } = store.get()
    const clamped = Math.max(0, duration > 0 ? Math.min(position, duration) : position)
    provenAt = clamped + PROVEN_AFTER
    // The state changes first, so that the browser's next report does not count the jump as heard.
    change({ position: clamped, jumps: jumps + 1 })
    if (isOpen) audio.seek(clamped)
  }

  function handleEvent(event: AudioEvent): void {
    if (event.type === 'ended') return advance()
    if (event.type === 'failed') return handleFailure()
    if (event.type === 'position' && event.position > provenAt) failures.reset()
    if (event.type === 'clamped') provenAt = event.position + PROVEN_AFTER
    if (event.type === 'noOutput') close()
    announce(event, store.get(), notices)
    change(changeOf(event, store.get()))
  }
  audio.setListener(handleEvent)

  const controls = { store, change, cue, start, resume, pause, close, seek, advance, handleFailure }
  return { ...controls, resetFailures: failures.reset, skipBackFrom: failures.skipBackFrom }
}
