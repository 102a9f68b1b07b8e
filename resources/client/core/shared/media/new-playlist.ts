import { createStore } from '@/lib/store'

/** Lets the user make a playlist; resolves with the address of its page, or with undefined when they think better of it. */
export type NewPlaylist = () => Promise<string | undefined>

/** How playlists are made: the app puts it here at start, since playlists are a feature; null where there are none. */
export const newPlaylist = createStore<NewPlaylist | null>(null)
