import { Music } from 'lucide-react'

import type { ManagedTrack } from '@/contract/groups/tracks'
import type { ManagedArtist } from '@/contract/shapes/user'
import { paths } from '@/core/platform/navigation/paths'
import { trackRecords } from '@/core/shared/music-editing/track/queries'
import { trackTexts } from '@/core/shared/music-editing/track/track-texts'
import { siteAction } from '@/core/shared/records/site-action'

import { managedResource } from './managed-resource'
import { insightsAction, noMusicYet } from './music-actions'
import { tracksOfArtist } from './queries'
import { releaseColumns } from './release-columns'

/** Songs of a managed artist. */
export const tracksOf = (artist: ManagedArtist) =>
  managedResource<ManagedTrack>(artist, {
    ...trackTexts,
    id: 'tracks',
    icon: Music,
    source: {
      ...trackRecords,
      list: (tableQuery) => tracksOfArtist(artist, tableQuery),
    },
    columns: (translation) => [
      {
        id: 'album',
        header: translation.t('Album'),
        hideOnNarrow: true,
        text: ({ album }) => album?.name,
        cell: ({ album }) => album?.name ?? '',
      },
      ...releaseColumns<ManagedTrack>(translation, {
        // Lists may hide a track's own date; a track is not out before its album.
        dateOf: ({ release_date, album }) => release_date ?? album?.release_date,
        sortable: false,
      }),
    ],
    actions: (track, translation) => [
      siteAction(translation, paths.track.link(track)),
      insightsAction(translation, 'track', track.id),
    ],
    nothingYet: (translation, rights) =>
      noMusicYet(translation, rights, { title: translation.t('No songs yet'), icon: <Music className="size-16" /> }),
    form: () => import('./track-form').then(({ TrackForm }) => TrackForm),
  })
