import { DiscAlbum } from 'lucide-react'

import { paths } from '@/core/platform/navigation/paths'
import { albumTexts } from '@/core/shared/music-editing/album/album-texts'
import type { AlbumRow } from '@/core/shared/music-editing/album/queries'
import { musicFilters } from '@/core/shared/music-editing/music-filters'
import { playAction } from '@/core/shared/music-editing/play-action'
import { formatRelease } from '@/core/shared/music-editing/release-text'
import { changedColumn, countColumn, dateColumn } from '@/core/shared/records/columns'
import { siteAction } from '@/core/shared/records/site-action'
import { defineResource } from '@/features/admin/area'

import { albumSource } from './queries'

/** Albums with their tracks. */
export const albumResource = defineResource<AlbumRow>({
  id: 'albums',
  permissionPrefix: 'albums',
  icon: DiscAlbum,
  ...albumTexts,
  texts: { ...albumTexts.texts, add: 'New album' },
  model: 'album',
  source: albumSource,
  columns: ({ t }) => [
    dateColumn('release_date', t('Released on'), ({ release_date }) => release_date, formatRelease),
    countColumn('plays', t('Plays'), ({ plays }) => plays),
    changedColumn(t),
  ],
  filters: musicFilters,
  actions: (album, translation) => [
    playAction(translation, 'album', album.id),
    siteAction(translation, paths.album.link(album)),
  ],
  listTools: () => import('../load-list-tools').then(async ({ loadListTools }) => (await loadListTools()).albumTools),
  form: () => import('./album-form').then(({ AlbumForm }) => AlbumForm),
})
