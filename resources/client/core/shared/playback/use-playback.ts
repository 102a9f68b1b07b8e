import { useSyncExternalStore } from 'react'

import { playback } from './playback'
import type { PlaybackState } from './playback-state'

/** Reads a part of the playback's state; `select` returns a stable part of it or a plain value, not a new object. */
export const usePlayback = <Part>(select: (state: PlaybackState) => Part): Part =>
  useSyncExternalStore(playback.subscribe, () => select(playback.get()))
