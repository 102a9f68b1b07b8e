import type { Track } from '@/contract/music'
import { createStore } from '@/lib/store'

/** Lets the user choose a playlist and adds the tracks to it. */
export type AddToPlaylist = (tracks: readonly Track[]) => void

/**
 * Adds tracks to a playlist. Set by app/ at start, because core cannot import the playlists feature; null until then.
 */
export const addToPlaylist = createStore<AddToPlaylist | null>(null)
