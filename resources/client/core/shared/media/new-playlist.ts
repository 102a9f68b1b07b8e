import { createStore } from '@/lib/store'

/** Opens the dialog that creates a playlist; resolves to the path of its page, or to undefined when cancelled. */
export type NewPlaylist = () => Promise<string | undefined>

/** Creates a playlist. Set by app/ at start, because core cannot import the playlists feature; null until then. */
export const newPlaylist = createStore<NewPlaylist | null>(null)
