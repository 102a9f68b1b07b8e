import { useSyncExternalStore } from 'react'

import { playback } from './playback'
import type { PlaybackState } from './playback-state'

/** Subscribes to a part of the player's state. `select` must return a stable value, not a new object. */
export const usePlayback = <Part>(select: (state: PlaybackState) => Part): Part =>
  useSyncExternalStore(playback.subscribe, () => select(playback.get()))
