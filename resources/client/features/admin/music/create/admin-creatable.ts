import { translate } from '@/core/platform/i18n/use-translation'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import type { EditingPlace } from '@/core/shared/music-editing/editing-place'

/** Creation of artists and albums from the fields of songs and albums, in a small dialog. */
export const adminCreatable: NonNullable<EditingPlace['creatable']> = {
  artist: {
    label: (name) => translate('Create artist “:name”', { name }),
    create: (name) => openLazyDialog(async () => (await import('./new-artist-form')).NewArtistForm, { name }),
  },
  album: {
    label: (name) => translate('Create album “:name”', { name }),
    create: (name) => openLazyDialog(async () => (await import('./new-album-form')).NewAlbumForm, { name }),
  },
}
