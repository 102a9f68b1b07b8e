import { type ComponentType, createContext, useContext } from 'react'

import type { Track } from '@/contract/music'

import type { MediaItem } from './media-item'

/** Another way to show music than the usual one. */
export type MediaLook = {
  /** A cover with its title. */
  Card: ComponentType<{ item: MediaItem; siblings: Track[] }>
  /** A line of a list. */
  Row: ComponentType<{ item: MediaItem; siblings: Track[]; as?: 'li' | 'div' | undefined }>
  /** A song among others. */
  TrackRow: ComponentType<{ tracks: Track[]; index: number; queueId: string | null; as?: 'li' | 'div' | undefined }>
}

/** How music is shown below here; null for the usual way. */
export const MediaLookContext = createContext<MediaLook | null>(null)

/** How music is shown here; null for the usual way: with menus, and links in small print. */
export const useMediaLook = (): MediaLook | null => useContext(MediaLookContext)
