import { BadgeCheck } from 'lucide-react'

import { paths } from '@/core/platform/navigation/paths'
import type { ArtistRow } from '@/core/shared/music-editing/artist/queries'
import { playAction } from '@/core/shared/music-editing/play-action'
import { audienceColumns, countColumn } from '@/core/shared/records/columns'
import { audienceFilters, flagFilter } from '@/core/shared/records/filters'
import type { ResourceDescription } from '@/core/shared/records/resource'
import { siteAction } from '@/core/shared/records/site-action'
import { Badge } from '@/ui/feedback/badge'

import { artistSource } from './queries'

/** The list and the editor of artists. */
export const artistResource: ResourceDescription<ArtistRow> = {
  source: artistSource,
  name: {
    id: 'name',
    header: 'Artist',
    of: ({ name }) => name,
    picture: ({ image_small }) => image_small,
  },
  columns: ({ t }) => [
    {
      id: 'verified',
      header: t('Verified'),
      sortable: true,
      text: ({ verified }) => (verified ? t('Verified') : ''),
      cell: ({ verified }) =>
        verified && (
          <Badge tone="positive" icon={<BadgeCheck aria-hidden />}>
            {t('Verified')}
          </Badge>
        ),
    },
    countColumn('albums_count', t('Albums'), ({ albums_count }) => albums_count),
    ...audienceColumns(t),
  ],
  headColumns: ['verified'],
  filters: (translation) => [flagFilter('verified', translation.t('Verified')), ...audienceFilters(translation)],
  actions: (artist, translation) => [
    playAction(translation, 'artist', artist.id),
    siteAction(translation, paths.artist.link(artist)),
  ],
  listTools: () => import('../list-tools').then((tools) => tools.artistTools),
  form: () => import('./artist-form').then(({ ArtistForm }) => ArtistForm),
}
