import { announceFailure } from '@/core/shared/failures/announce-failure'
import { addToPlaylist } from '@/core/shared/media/menu/add-to-playlist'
import { followPlaylist } from '@/core/shared/media/menu/follow-playlist'
import { newPlaylist } from '@/core/shared/media/new-playlist'

const feature = () => import('@/features/playlists')

/** Lets menus add to playlists and follow them, and libraries make them; the code for it comes with the first use. Returns the way to stop. */
export function offerPlaylists(): () => void {
  addToPlaylist.set(
    (tracks) => void feature().then(({ openAddToPlaylist }) => openAddToPlaylist(tracks), announceFailure),
  )
  followPlaylist.set(
    (...follow) =>
      void feature()
        .then((playlists) => playlists.followPlaylist(...follow))
        .catch(announceFailure),
  )
  newPlaylist.set(async () => (await feature()).openNewPlaylist())
  return () => {
    addToPlaylist.set(null)
    followPlaylist.set(null)
    newPlaylist.set(null)
  }
}
