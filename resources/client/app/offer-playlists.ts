import { announceFailure } from '@/core/api/announce-failure'
import { addToPlaylist } from '@/core/media/menu/add-to-playlist'
import { newPlaylist } from '@/core/media/new-playlist'

const feature = () => import('@/features/playlists')

/** Lets menus add to playlists, and libraries make them; the code for it comes with the first use. Returns the way to stop. */
export function offerPlaylists(): () => void {
  addToPlaylist.set((tracks) => void feature().then(({ openAddToPlaylist }) => openAddToPlaylist(tracks), announceFailure))
  newPlaylist.set(async () => (await feature()).openNewPlaylist())
  return () => {
    addToPlaylist.set(null)
    newPlaylist.set(null)
  }
}
