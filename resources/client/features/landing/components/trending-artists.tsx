import { useState } from 'react'

import type { LandingArtist } from '@/contract/groups/landing'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePermission } from '@/core/platform/session/use-session'
import { embeddedArtists } from '@/core/shared/landing/embedded-artists'
import { usePart } from '@/lib/lazy/use-part'
import { LinkButton } from '@/ui/buttons/link-button'
import { Link } from '@/ui/links/link'

import { portraitOf } from '../portrait-of'
import { SectionHead } from './band'

const loadArtists = () => import('./loaded-artists').then(({ LoadedArtists }) => LoadedArtists)

/** The most viewed artists, from the data in the page or else from the server. */
export function TrendingArtists() {
  const { t } = useTranslation()
  const mayListen = usePermission('music.view')
  return (
    <section aria-labelledby="trending-artists" className="space-y-8">
      <SectionHead id="trending-artists" title={t('Trending artists')} />
      <Artists />
      {mayListen && (
        <p className="text-center">
          <LinkButton to={paths.search.link({})} variant="outline">
            {t('Find more music')}
          </LinkButton>
        </p>
      )}
    </section>
  )
}

function Artists() {
  const [embedded] = useState(embeddedArtists)
  const [LoadedArtists] = usePart(loadArtists, { when: !embedded, onFail: 'fail the screen' })
  if (embedded) return <ArtistGrid artists={embedded} />
  if (!LoadedArtists) return <ArtistGridSkeleton />
  return (
    <LoadedArtists skeleton={<ArtistGridSkeleton />}>{(artists) => <ArtistGrid artists={artists} />}</LoadedArtists>
  )
}

/** Maximum number of artists shown; also the number of skeleton cards (spec section 9). */
const MAX_ARTISTS = 30
const SKELETON_CARDS = 8

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-4 md:gap-x-8'

/** Artists with their portraits, as links to their pages. */
const ArtistGrid = ({ artists }: { artists: LandingArtist[] }) => (
  <ul className={GRID}>
    {artists.slice(0, MAX_ARTISTS).map((artist) => (
      <li key={artist.id}>
        <Link to={paths.artist.link(artist)} className="group block space-y-3 rounded-panel text-center">
          <Portrait artist={artist} />
          <span className="line-clamp-2 min-h-[2lh] font-bold group-hover:underline">{artist.name}</span>
        </Link>
      </li>
    ))}
  </ul>
)

/** Portrait of an artist, or the cover of an album without one. */
function Portrait({ artist }: { artist: LandingArtist }) {
  const url = portraitOf(artist)
  return (
    <span className="block aspect-square overflow-hidden rounded-full bg-chip shadow-raised">
      {url && <img src={url} alt="" loading="lazy" decoding="async" className="size-full object-cover" />}
    </span>
  )
}

/** Skeleton of an ArtistGrid. */
const ArtistGridSkeleton = () => (
  <div aria-hidden className={GRID}>
    {Array.from({ length: SKELETON_CARDS }, (_, index) => (
      <div key={index} className="space-y-3">
        <div className="aspect-square animate-breathe rounded-full bg-chip" />
        <div className="mx-auto h-6 w-2/3 animate-breathe rounded-button bg-chip" />
      </div>
    ))}
  </div>
)
