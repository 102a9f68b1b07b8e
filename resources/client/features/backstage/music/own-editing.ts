import { useBootstrap } from '@/core/platform/bootstrap/bootstrap-store'
import { paths } from '@/core/platform/navigation/paths'
import { PUBLISH_MUSIC } from '@/core/platform/session/backstage-rights'
import { usePermission, useUser } from '@/core/platform/session/use-session'
import type { EditingPlace } from '@/core/shared/music-editing/editing-place'
import { useRights } from '@/core/shared/records/use-rights'

import { mayCreditAnyone } from '../upload/own-artists'
import { creditFinder } from '../upload/queries'
import { creditedName, ownMusicFinder } from './queries'

/** Editing by an artist: offers the artists that the user may credit, and the music of the managed ones. */
export function useOwnEditing(): EditingPlace {
  const { artists = [] } = useUser() ?? {}
  return {
    artists: { find: creditedFinder(useBootstrap(mayCreditAnyone)), byId: creditedName },
    findAlbums: ownMusicFinder('albums', artists),
    findTracks: ownMusicFinder('tracks', artists),
    canUploadSongs: usePermission(PUBLISH_MUSIC),
    writesPlainLyrics: !useMayEditLyrics(),
    trackLink: (id) => paths.backstage.link(`tracks/${id}`),
  }
}

/** Whether the user may use the editor of synced lyrics; it finds, creates and changes their records. */
export function useMayEditLyrics(): boolean {
  const { view, create, update } = useRights('lyrics')
  return view && create && update
}

/** Returns the search for existing artists to credit. */
const creditedFinder =
  (isAnyone: boolean): EditingPlace['artists']['find'] =>
  async (text, signal) =>
    (await creditFinder(isAnyone)(text, signal)).flatMap(({ id, ...found }) =>
      typeof id === 'number' ? [{ id, ...found }] : [],
    )
