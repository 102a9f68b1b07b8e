import type { Track } from '@/contract/music'
import { createStore } from '@/lib/store'

/** Asks the user for a playlist and puts the tracks there. */
export type AddToPlaylist = (tracks: readonly Track[]) => void

/** How tracks get into playlists: the app puts it here at start, since playlists are a feature; null where there are none. */
export const addToPlaylist = createStore<AddToPlaylist | null>(null)
