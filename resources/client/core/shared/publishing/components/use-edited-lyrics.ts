import { useRef, useState } from 'react'

import { useLyrics, validateLyrics } from '@/core/shared/music-editing/lyrics/use-lyrics'

import type { ReleaseTrack, TrackValues } from '../release/release'

/** Lyrics of a song while they are edited. */
export type EditedLyrics = ReturnType<typeof useEditedLyrics>

/** Collects changes to the lyrics of a song; of several songs, none. */
export function useEditedLyrics(track: ReleaseTrack | undefined) {
  const { lyrics: text = '', isSynced = false, duration = null } = track?.values ?? {}
  const state = useLyrics({ text, is_synced: isSynced, duration })
  const [start] = useState(state)
  const list = useRef<HTMLDivElement>(null)
  return {
    state,
    /** The list of lines, which takes the focus. */
    list,
    /** Whether they can be applied; otherwise the focus moves to the first line with a problem. */
    validate: () => validateLyrics(state, list.current),
    /** Only what the user has changed. */
    changes: {
      ...(state.text !== start.text && { lyrics: state.text }),
      ...(state.isSynced !== start.isSynced && { isSynced: state.isSynced }),
    } satisfies Partial<TrackValues>,
  }
}
