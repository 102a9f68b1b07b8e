import type { Track } from '@/contract/shapes/music'

import type { PlaybackState } from './playback-state'
import { entryAfter, entryBefore, keep, type QueueEntry } from './queue/queue'

/** Number of unplayable tracks in a row that are skipped before playback stops. */
export const MAX_SKIPS = 3

/** Notifications to the visitor. */
export type Notices = {
  notAllowed: () => void
  skipped: (track: Track) => void
  gaveUp: (track: Track) => void
  /** The device has no sound output. */
  noOutput: () => void
  /** A seek was cut short, because the server sends the track without range support. */
  unseekable: () => void
  /** The server refuses a track; `reason` is the error that `call()` threw. */
  refused: (track: Track, reason: unknown) => void
}

/** Tracks failures since a track last proved playable: how often to skip, in which direction, and what was reported. */
export function createFailureTracker(notices: Notices) {
  let skips = 0
  let isRenewalClaimed = false
  let isRefusalReported = false
  /** Id of the entry that "previous" left, while unplayable tracks are skipped backwards. */
  let previousId: number | null = null

  return {
    /** Forgets earlier failures: the user chose something else, or a track plays. */
    reset: (): void => {
      skips = 0
      isRenewalClaimed = isRefusalReported = false
      previousId = null
    },
    /** Makes unplayable tracks skip backwards from now on. */
    skipBackFrom: (id: number | null): void => {
      previousId = id
    },
    /**
     * Returns the entry to try instead of the current one, of those that `isPlayable` accepts: onwards, or backwards
     * after "previous". None for a shared link.
     */
    entryToSkipTo: (
      { queue: all, isAutoplay }: Pick<PlaybackState, 'queue' | 'isAutoplay'>,
      isPlayable: (entry: QueueEntry) => boolean = () => true,
    ): QueueEntry | undefined => {
      if (isAutoplay) return undefined
      const queue = keep(all, isPlayable)
      const before = entryBefore(queue)
      const back = previousId === null ? undefined : (before ?? queue.entries.find(({ id }) => id === previousId))
      if (!before) previousId = null
      if (back) return back
      const next = entryAfter(queue, { wraps: queue.repeat !== 'off' })
      return next?.id === queue.currentId ? undefined : next
    },
    /** Allows one renewal for the track that starts. */
    startTrack: (): void => {
      isRenewalClaimed = false
    },
    /** Returns whether the source may be renewed; true only once per track. */
    claimRenewal: (): boolean => {
      const mayRenew = !isRenewalClaimed
      isRenewalClaimed = true
      return mayRenew
    },
    reportRefusal: (track: Track, reason: unknown): void => {
      if (!isRefusalReported) notices.refused(track, reason)
      isRefusalReported = true
    },
    /**
     * Counts a failed track and returns whether to skip it. A refusal's own message is not followed by a second one.
     */
    recordSkip: (track: Track, hasNext: boolean): boolean => {
      skips += 1
      const isSkipped = hasNext && skips <= MAX_SKIPS
      if (!isRefusalReported) (isSkipped ? notices.skipped : notices.gaveUp)(track)
      return isSkipped
    },
  }
}
