import type { Bootstrap } from '@/contract/groups/bootstrap'
import type { Album } from '@/contract/shapes/music'
import type { User } from '@/contract/shapes/user'
import { PUBLISH_MUSIC } from '@/core/platform/session/backstage-rights'
import { hasPermission, restrictionOf } from '@/core/platform/session/permissions'
import type { PublishingPlace } from '@/core/shared/publishing/publishing-place'

import { newArtistId } from '../queries'

/** Values of a restriction that is on. */
const ON = new Set<unknown>([true, 1, '1', 'true'])

/** Whether the user may credit artists of others (restriction `artist_selection` of `music.create`). */
export const mayCreditAnyone = (bootstrap: Bootstrap): boolean =>
  hasPermission(bootstrap, 'admin') || ON.has(restrictionOf(bootstrap, PUBLISH_MUSIC, 'artist_selection'))

type Artists = Pick<PublishingPlace, 'ownCredit' | 'mayCredit' | 'mayExtend'>

/** Artists that a user credits: the managed one, or the user's own new one; with several, the user chooses. */
export function ownArtists({ id: userId, artists, display_name }: User, isAnyone: boolean): Artists {
  const [first] = artists
  const isManaged = (id: number) => artists.some((artist) => artist.id === id)
  return {
    ownCredit: first
      ? artists.length === 1
        ? { id: first.id, name: first.name ?? '' }
        : null
      : { id: newArtistId, name: display_name },
    mayCredit: (id) => isAnyone || isManaged(id),
    mayExtend: (album: Album) => album.owner_id === userId || album.artists.some(({ id }) => isManaged(id)),
  }
}
