import { usePermission } from '@/core/platform/session/use-session'
import type { Creatable } from '@/core/shared/records/fields/creatable'

import type { EditingPlace } from '../editing-place'

/** Returns what the user may create from the fields of a form. */
export function useCreatable({ creatable }: EditingPlace): { artist?: Creatable; album?: Creatable } {
  const mayCreateArtist = usePermission('artists.create')
  const mayCreateAlbum = usePermission('albums.create')
  return {
    ...(creatable && mayCreateArtist && { artist: creatable.artist }),
    ...(creatable && mayCreateAlbum && { album: creatable.album }),
  }
}
