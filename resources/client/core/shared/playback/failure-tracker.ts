import type { Track } from '@/contract/music'

import type { PlaybackState } from './playback-state'
import { entryAfter, entryBefore, type QueueEntry } from './queue/queue'

/** So many songs in a row are skipped because they cannot be played; then it stops. */
export const MAX_SKIPS = 3

/** What the visitor is notices. */
export type Notices = {
  notAllowed: () => void
  skipped: (track: Track) => void
  gaveUp: (track: Track) => void
  /** The server sends the song in one piece: a seek could not go where it was meant to. */
  unseekable: () => void
  /** The server refuses a track; `reason` is what `call()` threw. */
  refused: (track: Track, reason: unknown) => void
}

/** Keeps what went wrong since a song last proved that it plays, and says each thing once. */
export function createFailureTracker(notices: Notices) {
  let skips = 0
  let isRenewed = false
  let isTold = false
  /** Set while unplayable songs are skipped backwards: id of the entry that "previous" left. */
  let cameFrom: number | null = null

  return {
    /** Forgets earlier failures: the visitor wants something else, or a song plays. */
    forgive: (): void => {
      skips = 0
      isRenewed = isTold = false
      cameFrom = null
    },
    /** From here on, unplayable songs are skipped backwards. */
    goBackFrom: (id: number | null): void => {
      cameFrom = id
    },
    /** The entry to try in place of the current one: the way of the last press, or back where it came from. None for a shared link. */
    entryToSkipTo: ({ queue, isAutoplay }: Pick<PlaybackState, 'queue' | 'isAutoplay'>): QueueEntry | undefined => {
      if (isAutoplay) return undefined
      const before = entryBefore(queue)
      const back = cameFrom === null ? undefined : (before ?? queue.entries.find(({ id }) => id === cameFrom))
      if (!before) cameFrom = null
      if (back) return back
      const next = entryAfter(queue, { wraps: queue.repeat !== 'off' })
      return next?.id === queue.currentId ? undefined : next
    },
    nextSong: (): void => {
      isRenewed = false
    },
    /** Whether the source may be asked for anew: once. */
    mayRenew: (): boolean => {
      const may = !isRenewed
      isRenewed = true
      return may
    },
    refused: (track: Track, reason: unknown): void => {
      if (!isTold) notices.refused(track, reason)
      isTold = true
    },
    /** Whether the next song, if there is one, comes in the place of this one. The server's reason is the better last word. */
    skips: (track: Track, hasNext: boolean): boolean => {
      skips += 1
      const goesOn = hasNext && skips <= MAX_SKIPS
      if (!isTold) (goesOn ? notices.skipped : notices.gaveUp)(track)
      return goesOn
    },
  }
}
