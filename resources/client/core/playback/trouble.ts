import type { Track } from '@/contract/music'

/** So many songs in a row are skipped because they cannot be played; then it stops. */
export const MAX_SKIPS = 3

/** What the visitor is told. */
export type Notices = {
  notAllowed: () => void
  skipped: (track: Track) => void
  gaveUp: (track: Track) => void
  /** The server refuses a track; `reason` is what `call()` threw. */
  refused: (track: Track, reason: unknown) => void
}

/** Keeps what went wrong since a song last proved that it plays, and says each thing once. */
export function createTrouble(notices: Notices) {
  let skips = 0
  let isRenewed = false
  let isTold = false

  return {
    /** Forgets earlier failures: the visitor wants something else, or a song plays. */
    forgive: (): void => {
      skips = 0
      isRenewed = isTold = false
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
