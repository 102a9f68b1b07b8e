import type { ManagedTrack } from '@/contract/groups/tracks'
import { listNames } from '@/core/platform/i18n/list-names'
import { translate } from '@/core/platform/i18n/use-translation'
import type { ResourceDescription, ResourceEntry } from '@/core/shared/records/resource'

/** How lists name a track, and what its deletion means. */
export const trackTexts: Pick<ResourceEntry, 'texts'> & Pick<ResourceDescription<ManagedTrack>, 'name' | 'deletion'> = {
  texts: { many: 'Songs', one: 'Song' },
  name: {
    id: 'name',
    header: 'Song',
    of: ({ name }) => name,
    detail: ({ artists }) => artists.map(({ name }) => name).join(', '),
    picture: ({ image, album }) => image ?? album?.image,
  },
  deletion: (rows) => ({
    message: translate("They disappear from albums, playlists and libraries. This can't be undone: :names", {
      names: listNames(rows.map(({ name }) => name)),
    }),
  }),
}
