import { type ComponentType, createContext, useContext } from 'react'

import type { Track } from '@/contract/shapes/music'

import type { MediaItem } from './media-item'

/** Replacements for the standard components that show music. */
export type MediaLook = {
  /** Replaces MediaCard. */
  Card: ComponentType<{ item: MediaItem; siblings: Track[] }>
  /** Replaces the rows of a list. */
  Row: ComponentType<{ item: MediaItem; siblings: Track[]; as?: 'li' | 'div' | undefined }>
  /** Replaces TrackRow. */
  TrackRow: ComponentType<{ tracks: Track[]; index: number; queueId: string | null; as?: 'li' | 'div' | undefined }>
}

/** The replacements below a provider; null for the standard components. */
export const MediaLookContext = createContext<MediaLook | null>(null)

/** Returns the replacement components, as on a child's screens; null for the standard ones. */
export const useMediaLook = (): MediaLook | null => useContext(MediaLookContext)
