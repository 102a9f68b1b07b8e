import { BadgeCheck, MicVocal } from 'lucide-react'

import { paths } from '@/core/platform/navigation/paths'
import type { ArtistRow } from '@/core/shared/music-editing/artist/queries'
import { playAction } from '@/core/shared/music-editing/play-action'
import { audienceColumns, countColumn } from '@/core/shared/records/columns'
import { audienceFilters, flagFilter } from '@/core/shared/records/filters'
import { siteAction } from '@/core/shared/records/site-action'
import { defineResource } from '@/features/admin/area'
import { Badge } from '@/ui/feedback/badge'

import { artistSource } from './queries'

/** Artists with their profiles. */
export const artistResource = defineResource<ArtistRow>({
  id: 'artists',
  permissionPrefix: 'artists',
  icon: MicVocal,
  texts: { many: 'Artists', one: 'Artist', add: 'New artist' },
  model: 'artist',
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
  listTools: () => import('../load-list-tools').then(async ({ loadListTools }) => (await loadListTools()).artistTools),
  form: () => import('./artist-form').then(({ ArtistForm }) => ArtistForm),
})
