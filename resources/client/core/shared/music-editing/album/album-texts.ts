import { listNames } from '@/core/platform/i18n/list-names'
import { translate } from '@/core/platform/i18n/use-translation'
import type { ResourceDescription, ResourceEntry } from '@/core/shared/records/resource'

import type { AlbumRow } from './queries'

/** How lists name an album, and what its deletion means. */
export const albumTexts: Pick<ResourceEntry, 'texts'> & Pick<ResourceDescription<AlbumRow>, 'name' | 'deletion'> = {
  texts: { many: 'Albums', one: 'Album' },
  name: {
    id: 'name',
    header: 'Album',
    of: ({ name }) => name,
    detail: ({ artists }) => artists.map(({ name }) => name).join(', '),
    picture: ({ image }) => image,
  },
  deletion: (rows) => ({
    message: translate("Their songs may be deleted with them. This can't be undone: :names", {
      names: listNames(rows.map(({ name }) => name)),
    }),
  }),
}
