import { paths } from '@/core/platform/navigation/paths'
import type { EditingPlace } from '@/core/shared/music-editing/editing-place'
import { modelFinder, modelQuery } from '@/core/shared/records/queries'

import { adminCreatable } from './create/admin-creatable'

/** Editing by administrators, of any music. */
export const adminEditing: EditingPlace = {
  artists: { find: modelFinder('artist'), byId: (id) => modelQuery('artist', id) },
  creatable: adminCreatable,
  findAlbums: modelFinder('album'),
  findTracks: modelFinder('track'),
  canUploadSongs: true,
  writesPlainLyrics: false,
  trackLink: (id) => paths.admin.link(`tracks/${id}`),
}
