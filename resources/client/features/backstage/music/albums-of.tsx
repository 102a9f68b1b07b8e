import { DiscAlbum } from 'lucide-react'

import type { ManagedArtist } from '@/contract/shapes/user'
import { paths } from '@/core/platform/navigation/paths'
import { albumTexts } from '@/core/shared/music-editing/album/album-texts'
import { albumRecords, type AlbumRow } from '@/core/shared/music-editing/album/queries'
import { siteAction } from '@/core/shared/records/site-action'

import { managedResource } from './managed-resource'
import { insightsAction, noMusicYet } from './music-actions'
import { albumsOfArtist } from './queries'
import { releaseColumns } from './release-columns'

/** Albums of a managed artist. */
export const albumsOf = (artist: ManagedArtist) =>
  managedResource<AlbumRow>(artist, {
    ...albumTexts,
    id: 'albums',
    icon: DiscAlbum,
    source: {
      ...albumRecords,
      list: (tableQuery) => albumsOfArtist(artist, tableQuery),
    },
    columns: (translation) =>
      releaseColumns(translation, { dateOf: ({ release_date }) => release_date, sortable: true }),
    actions: (album, translation) => [
      siteAction(translation, paths.album.link(album)),
      insightsAction(translation, 'album', album.id),
    ],
    nothingYet: (translation, rights) =>
      noMusicYet(translation, rights, {
        title: translation.t('No albums yet'),
        icon: <DiscAlbum className="size-16" />,
      }),
    form: () => import('./album-form').then(({ AlbumForm }) => AlbumForm),
  })
