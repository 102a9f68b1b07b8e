import { paths } from '@/core/platform/navigation/paths'
import { albumTexts } from '@/core/shared/music-editing/album/album-texts'
import type { AlbumRow } from '@/core/shared/music-editing/album/queries'
import { musicFilters } from '@/core/shared/music-editing/music-filters'
import { playAction } from '@/core/shared/music-editing/play-action'
import { formatRelease } from '@/core/shared/music-editing/release-text'
import { changedColumn, countColumn, createdColumn, dateColumn } from '@/core/shared/records/columns'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'

import { albumSource } from './queries'

/** The list and the editor of albums. */
export const albumResource: ResourceDescription<AlbumRow> = {
  ...albumTexts,
  source: albumSource,
  columns: ({ t }) => [
    dateColumn('release_date', t('Released on'), ({ release_date }) => release_date, formatRelease),
    countColumn('plays', t('Plays'), ({ plays }) => plays),
    changedColumn(t),
    createdColumn(t),
  ],
  filters: musicFilters,
  actions: (album, translation) => [
    playAction(translation, 'album', album.id),
    siteAction(translation, paths.album.link(album)),
  ],
  listTools: () => import('../list-tools').then((tools) => tools.albumTools),
  form: () => import('./album-form').then(({ AlbumForm }) => AlbumForm),
}
