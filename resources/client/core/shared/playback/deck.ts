import type { Track } from '@/contract/music'
import { seconds } from '@/lib/dates/duration'
import { createStore } from '@/lib/store'

import { afterTrack } from './after-track'
import type { AudioAdapter, AudioEvent } from './audio/audio-adapter'
import { createFailureTracker, type Notices } from './failure-tracker'
import { idleState, type PlaybackState, wantsSound } from './playback-state'
import { currentEntry, entryBefore, goTo, type Queue, type QueueEntry, remove, withSource } from './queue/queue'
import { sourceOf } from './source/source'

/** What has played so far beyond where it was opened, in seconds, works: failures before it are forgiven. */
const PROVEN_AFTER = 1

/**
 * What the server says of a track whose source failed: a new source, a refusal with a reason to tell, that it is down for now
 * (`retryAfter` in seconds, where it says so), that the visitor is no longer signed in, that the track was deleted, or nothing that helps.
 */
export type Renewal =
  | { type: 'source'; src: string }
  | { type: 'refused'; reason: unknown }
  | { type: 'unreachable'; retryAfter?: number | undefined }
  | { type: 'signedOut' | 'gone' | 'broken' }

/** What the deck needs from outside. */
export type DeckParts = {
  audio: AudioAdapter
  /** Asked before anything sounds. */
  mayPlay: () => boolean
  /** Whether a track without a source can be found elsewhere. */
  canFind: () => boolean
  /** Asked when a source fails, which may have expired, or when there is none and it can be found. Never rejects. */
  renew: (track: Track) => Promise<Renewal>
  notices: Notices
}

/**
 * Makes the deck, which plays one entry of the queue: starts it, follows what the browser tells of it, goes on when it is
 * over or broken. It keeps the state of playing; the verbs over it are createPlayback's.
 */
export function createDeck({ audio, mayPlay, canFind, renew, notices }: DeckParts) {
  const store = createStore(idleState)
  let isOpen = false
  let provenAt = 0
  const trouble = createFailureTracker(notices)

  const change = (part: Partial<PlaybackState>): void => store.set({ ...store.get(), ...part })

  /** Puts the queue's current entry on, for a new listen from its beginning unless `part` says otherwise. */
  const cue = (queue: Queue, part?: Partial<PlaybackState>): void => change({ ...cued(store.get(), queue), ...part })

  function start(queue: Queue, part?: Partial<PlaybackState>): void {
    cue(queue, { status: 'loading', ...part })
    trouble.nextSong()
    sound()
  }

  /** Opens the current entry where it stands and plays, all in the caller's task: it may be that of a tap, or of `ended`. */
  function sound(): void {
    const { queue, position } = store.get()
    const entry = currentEntry(queue)
    if (!entry) return
    const source = sourceOf(entry.track)
    change({ status: 'loading', retryAfter: null, needsTap: false, isElsewhere: false, isBuffered: false })
    if (!audio.canPlay(source)) return source.kind === 'none' && canFind() ? void mend(entry, true) : skip(entry)
    isOpen = true
    provenAt = position + PROVEN_AFTER
    audio.open(source, position)
    audio.play()
  }

  function resume(): void {
    if (!isOpen) return sound()
    change({ status: 'loading', needsTap: false, isElsewhere: false })
    audio.play()
  }

  function close(): void {
    isOpen = false
    audio.close()
  }

  /** Goes on from a song that cannot be played; one that `isGone` leaves the queue where another takes its place. */
  function skip({ id, track }: QueueEntry, isGone = false): void {
    close()
    const { queue } = store.get()
    const next = trouble.entryToSkipTo(store.get())
    const goesOn = trouble.skips(track, next !== undefined)
    const heir = next ?? (isGone ? entryBefore(queue) : undefined)
    if (!heir || (!goesOn && !isGone)) return change({ status: 'failed' })
    const after = goTo(queue, heir.id)
    const rest = isGone ? remove(after, id) : after
    if (goesOn) start(rest)
    else cue(rest, { status: 'paused' })
  }

  function goOn(): void {
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

  /** Without a connection the song is kept: skipping would meet the same end. */
  function fail(): void {
    const entry = currentEntry(store.get().queue)
    const isWanted = wantsSound(store.get())
    close()
    if (!entry || !isWanted) return
    if (!navigator.onLine) return change({ status: 'offline' })
    change({ status: 'loading' })
    void mend(entry, trouble.mayRenew())
  }

  /** Asks the server why the source failed, and tries a new one where it `mayRenew`. A press meanwhile wins. */
  async function mend(entry: QueueEntry, mayRenew: boolean): Promise<void> {
    close()
    const { listenId } = store.get()
    const answer = await renew(entry.track)
    const { queue, status, listenId: current } = store.get()
    if (answer.type === 'source') change({ queue: withSource(queue, entry.id, answer.src) })
    if (current !== listenId || status !== 'loading' || isOpen) return
    if (answer.type === 'source' && mayRenew) return sound()
    if (answer.type === 'unreachable') return change({ status: 'offline', retryAfter: answer.retryAfter ?? null })
    if (answer.type === 'signedOut') {
      change({ status: 'paused' })
      return notices.notAllowed()
    }
    if (answer.type === 'refused') trouble.refused(entry.track, answer.reason)
    skip(entry, answer.type === 'gone')
  }

  function seek(position: number): void {
    const { duration, jumps } = store.get()
    const within = Math.max(0, duration > 0 ? Math.min(position, duration) : position)
    provenAt = within + PROVEN_AFTER
    // First, so that the browser's next report is no step that sounded.
    change({ position: within, jumps: jumps + 1 })
    if (isOpen) audio.seek(within)
  }

  function hear(event: AudioEvent): void {
    if (event.type === 'ended') return goOn()
    if (event.type === 'failed') return fail()
    if (event.type === 'position' && event.position > provenAt) trouble.forgive()
    if (event.type === 'clamped') {
      provenAt = event.position + PROVEN_AFTER
      notices.unseekable()
    }
    change(changeOf(event, store.get()))
  }
  audio.setListener(hear)

  return {
    store,
    change,
    cue,
    start,
    resume,
    close,
    seek,
    forgive: trouble.forgive,
    goBackFrom: trouble.goBackFrom,
    goOn,
    fail,
  }
}

/** What a new listen of the queue's current entry starts with. */
function cued({ listenId, jumps }: PlaybackState, queue: Queue): Partial<PlaybackState> {
  const duration = (currentEntry(queue)?.track.duration ?? 0) / seconds(1)
  return {
    queue,
    position: 0,
    heard: 0,
    isLogged: false,
    duration,
    isBuffered: false,
    isAutoplay: false,
    listenId: listenId + 1,
    jumps: jumps + 1,
  }
}

/** A position that moved further than this between two reports, in seconds at usual speed, was moved: that is not listening. */
const LARGEST_STEP = 2

/** Seconds of the listen that sounded, up to a new position. */
function heardUntil(next: number, { status, position, rate, heard }: PlaybackState): number {
  const step = next - position
  return status === 'playing' && step > 0 && step <= LARGEST_STEP * rate ? heard + step : heard
}

/** What is known once the browser notices of something. */
function changeOf(
  event: Exclude<AudioEvent, { type: 'ended' | 'failed' }>,
  state: PlaybackState,
): Partial<PlaybackState> {
  switch (event.type) {
    case 'playing':
      return { status: 'playing', needsTap: false, isAutoplay: false, isElsewhere: false }
    case 'paused':
      return { status: 'paused' }
    case 'waiting':
      return { status: 'loading' }
    case 'refused':
      return { status: 'paused', needsTap: true }
    case 'position':
      return { position: event.position, heard: heardUntil(event.position, state) }
    case 'clamped':
      return { position: event.position, jumps: state.jumps + 1 }
    case 'duration':
      return { duration: event.duration }
    case 'buffered':
      return { isBuffered: true }
  }
}
