import { Play } from 'lucide-react'

import type { ManagedTrack } from '@/contract/groups/tracks'
import { formatDuration } from '@/core/platform/i18n/format'
import { paths } from '@/core/platform/navigation/paths'
import { musicFilters } from '@/core/shared/music-editing/music-filters'
import { trackTexts } from '@/core/shared/music-editing/track/track-texts'
import { playback } from '@/core/shared/playback/playback'
import { changedColumn, countColumn, createdColumn } from '@/core/shared/records/columns'
import { findModels } from '@/core/shared/records/queries'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'

import { trackSource } from './queries'

/** The list and the editor of tracks. */
export const trackResource: ResourceDescription<ManagedTrack> = {
  ...trackTexts,
  source: trackSource,
  columns: ({ t }) => [
    {
      id: 'artists',
      header: t('Artists'),
      isHiddenAtFirst: true,
      text: ({ artists }) => artists.map(({ name }) => name).join('; '),
      cell: ({ artists }) => artists.map(({ name }) => name).join(', '),
    },
    {
      id: 'album',
      header: t('Album'),
      hideOnNarrow: true,
      text: ({ album }) => album?.name,
      cell: ({ album }) => album?.name ?? '',
    },
    {
      id: 'duration',
      header: t('Duration'),
      align: 'end',
      isHiddenAtFirst: true,
      text: durationOf,
      cell: durationOf,
    },
    countColumn('plays', t('Plays'), ({ plays }) => plays),
    changedColumn(t),
    createdColumn(t),
  ],
  filters: (translation) => [
    ...musicFilters(translation),
    {
      key: 'album_id',
      label: translation.t('Album'),
      operators: ['=', '!='],
      control: {
        type: 'async-model',
        search: (text, signal) => findModels('album', text, signal),
        none: translation.t('Without an album'),
      },
    },
  ],
  actions: (track, translation) => [
    {
      id: 'play',
      label: translation.t('Play'),
      icon: <Play aria-hidden className="size-5" />,
      onSelect: () => playback.playTracks({ tracks: [track] }),
    },
    siteAction(translation, paths.track.link(track)),
  ],
  listTools: () => import('../list-tools').then((tools) => tools.trackTools),
  importable: () => import('./import/track-import').then(({ trackImport }) => trackImport),
  form: () => import('./track-form').then(({ TrackForm }) => TrackForm),
}

const durationOf = ({ duration }: ManagedTrack): string => (duration ? formatDuration(duration) : '')
