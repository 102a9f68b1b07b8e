import { announceFailure } from '@/core/shared/failures/announce-failure'
import { addToPlaylist, followPlaylist, newPlaylist } from '@/core/shared/media/playlists'

const feature = () => import('@/features/playlists')

/**
 * Connects core's playlist actions to the playlists feature, loaded on first use. Returns a function that disconnects
 * them.
 */
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
