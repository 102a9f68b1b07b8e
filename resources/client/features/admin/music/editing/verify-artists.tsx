import { BadgeCheck } from 'lucide-react'

import type { Translation } from '@/core/platform/i18n/translation'
import type { BulkAction } from '@/core/shared/data-table/bulk-bar'
import { runOnEach } from '@/core/shared/data-table/run-on-each'
import type { ArtistRow } from '@/core/shared/music-editing/artist/queries'

import { artistSource } from '../artists/queries'
import { updateArtist } from './queries'

/** Bulk action that gives artists the badge of verified ones. */
export const verifyArtists = ({ t }: Translation): BulkAction<ArtistRow> => ({
  id: 'verify',
  label: t('Mark as verified'),
  icon: <BadgeCheck aria-hidden className="size-5" />,
  appliesTo: ({ verified }) => !verified,
  run: (artists) => {
    const count = artists.length
    return runOnEach({
      title: t('[one Mark :count artist as verified?|other Mark :count artists as verified?]', { count }),
      message: t('Their pages show a badge.'),
      confirmLabel: t('Mark as verified'),
      records: artists.map(({ id, name }) => ({ id, name })),
      act: async (id) => {
        const artist = artists.find((each) => each.id === id)
        return artist && updateArtist(artist, { verified: true })
      },
      refresh: artistSource.refresh,
      done: t('[one Marked :count artist as verified|other Marked :count artists as verified]', { count }),
    })
  },
})
