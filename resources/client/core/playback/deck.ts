import type { Track } from '@/contract/music'
import { seconds } from '@/lib/duration'
import { createStore } from '@/lib/store'

import type { AudioAdapter, AudioEvent } from './audio-adapter'
import { idleState, type PlaybackState, wantsSound } from './playback-state'
import { currentEntry, entryAfter, goTo, type Queue, type QueueEntry } from './queue'
import { sourceOf } from './source'

/** So many songs in a row are skipped because they cannot be played; then it stops. */
export const MAX_SKIPS = 3

/** What has played up to here, in seconds, works: failures before it are forgiven. */
const PROVEN_AFTER = 1

/** What the visitor is told. */
export type Notices = {
  notAllowed: () => void
  skipped: (track: Track) => void
  gaveUp: (track: Track) => void
}

/** What the deck needs from outside. */
export type DeckParts = {
  audio: AudioAdapter
  /** Asked before anything sounds. */
  mayPlay: () => boolean
  notices: Notices
}

/**
 * Makes the deck, which plays one entry of the queue: starts it, follows what the browser tells of it, goes on when it is
 * over or broken. It keeps the state of playing; the verbs over it are createPlayback's.
 */
export function createDeck({ audio, mayPlay, notices }: DeckParts) {
  const store = createStore(idleState)
  let skips = 0
  let isOpen = false

  const change = (part: Partial<PlaybackState>): void => store.set({ ...store.get(), ...part })

  /** Puts the queue's current entry on, for a new listen from its beginning unless `part` says otherwise. */
  function cue(queue: Queue, part: Partial<PlaybackState> = {}): void {
    const { listen, jumps } = store.get()
    const duration = (currentEntry(queue)?.track.duration ?? 0) / seconds(1)
    change({ queue, position: 0, duration, isBuffered: false, listen: listen + 1, jumps: jumps + 1, ...part })
  }

  function start(queue: Queue, part?: Partial<PlaybackState>): void {
    cue(queue, { status: 'loading', ...part })
    sound()
  }

  /** Opens the current entry where it stands and plays, all in the caller's task: it may be that of a tap, or of `ended`. */
  function sound(): void {
    const { queue, position } = store.get()
    const entry = currentEntry(queue)
    if (!entry) return
    const source = sourceOf(entry.track)
    change({ status: 'loading', needsTap: false, isElsewhere: false, isBuffered: false })
    if (!audio.canPlay(source)) return skip(entry)
    isOpen = true
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

  function skip({ id, track }: QueueEntry): void {
    close()
    const { queue } = store.get()
    const next = entryAfter(queue, { wraps: queue.repeat !== 'off' })
    skips += 1
    if (!next || next.id === id || skips > MAX_SKIPS) {
      change({ status: 'failed' })
      return notices.gaveUp(track)
    }
    notices.skipped(track)
    start(goTo(queue, next.id))
  }

  function goOn(): void {
    const { queue } = store.get()
    const next = queue.repeat === 'one' ? currentEntry(queue) : entryAfter(queue, { wraps: queue.repeat === 'all' })
    if (next && mayPlay()) return start(goTo(queue, next.id))
    if (next) notices.notAllowed()
    audio.pause()
    seek(0)
    change({ status: 'paused' })
  }

  /** Without a connection the song is kept: skipping would meet the same end. */
  function fail(): void {
    const entry = currentEntry(store.get().queue)
    const isWanted = wantsSound(store.get())
    if (entry && isWanted && navigator.onLine) return skip(entry)
    close()
    if (isWanted) change({ status: 'offline' })
  }

  function seek(position: number): void {
    const { duration, jumps } = store.get()
    const within = Math.max(0, duration > 0 ? Math.min(position, duration) : position)
    if (isOpen) audio.seek(within)
    change({ position: within, jumps: jumps + 1 })
  }

  function hear(event: AudioEvent): void {
    switch (event.type) {
      case 'playing':
        return change({ status: 'playing', needsTap: false, isElsewhere: false })
      case 'paused':
        return change({ status: 'paused' })
      case 'waiting':
        return change({ status: 'loading' })
      case 'refused':
        return change({ status: 'paused', needsTap: true })
      case 'position':
        if (event.position > PROVEN_AFTER) skips = 0
        return change({ position: event.position })
      case 'duration':
        return change({ duration: event.duration })
      case 'buffered':
        return change({ isBuffered: true })
      case 'ended':
        return goOn()
      case 'failed':
        return fail()
    }
  }
  audio.listen(hear)

  /** Forgets earlier failures: the visitor wants something else. */
  const forgive = (): void => {
    skips = 0
  }

  return { store, change, cue, start, resume, close, seek, forgive }
}
