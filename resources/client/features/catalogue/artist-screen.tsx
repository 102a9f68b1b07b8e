import '@/styles/components.css'

import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import type { ArtistPage } from '@/contract/artists'
import { AdSlot } from '@/core/ads/ad-slot'
import { ahead } from '@/core/api/ahead'
import { formatNumber } from '@/core/i18n/format'
import { useTranslation } from '@/core/i18n/use-translation'
import { CardsSkeleton } from '@/core/media/cards-skeleton'
import { FollowButton } from '@/core/media/likes/follow-button'
import { MediaHeader, MediaHeaderSkeleton } from '@/core/media/media-header'
import { MoreButton } from '@/core/media/menu/more-button'
import { PlayAllButton } from '@/core/media/play-all-button'
import { ShuffleButton } from '@/core/media/shuffle-button'
import { paths } from '@/core/navigation/paths'
import type { ScreenAddress } from '@/core/navigation/screen'
import { queueIdOf } from '@/core/playback/queue/queue-id'
import { QueryView } from '@/core/screen/query-view'
import { usePageMeta } from '@/core/screen/use-page-meta'
import { usePageTitle } from '@/core/screen/use-page-title'
import { useIsChild } from '@/core/session/use-session'

import { ArtistViews } from './artist/artist-views'
import { ChipLinks } from './components/chip-links'
import { genreLinks } from './kind-links'
import { artistQueries } from './queries'

/** `/artist/{id}/{name}`: who it is, the best-known songs, the albums, who is similar. */
export function ArtistScreen() {
  const { id = '' } = useParams()
  const query = useQuery(artistQueries.show(id))
  const artist = query.data?.artist
  usePageTitle(artist?.name)
  usePageMeta({
    type: 'profile',
    description: artist?.profile?.description,
    image: artist?.image_small,
    path: artist && paths.artist.link(artist),
    seo: query.data?.['seo'],
  })
  return (
    <QueryView query={query} skeleton={<ArtistSkeleton />}>
      {(page) => <ArtistArticle key={page.artist.id} page={page} />}
    </QueryView>
  )
}

ArtistScreen.ahead = ({ params: { id = '' } }: ScreenAddress) => ahead(artistQueries.show(id))

function ArtistArticle({ page }: { page: ArtistPage }) {
  const { t } = useTranslation()
  const { artist, tracks } = page
  const isChild = useIsChild()
  const queueId = queueIdOf('artist', artist.id)
  const songs = artist.top_tracks.length > 0 ? artist.top_tracks : (tracks?.items ?? [])
  const followers = artist.likes_count ?? 0
  return (
    <article className="space-y-10">
      <MediaHeader
        image={artist.image_small}
        shape="circle"
        title={artist.name}
        kind={t('Artist')}
        actions={
          <>
            {songs.length > 0 && <PlayAllButton tracks={songs} queueId={queueId} />}
            <ShuffleButton tracks={songs} queueId={queueId} />
            <div className="flex items-center gap-2 md:gap-3">
              <FollowButton artist={artist} />
              <MoreButton item={artist} size="lg" />
            </div>
          </>
        }
      >
        {!isChild && followers > 0 && (
          <p className="text-muted">
            {t('[one :count follower|other :count followers]', { count: followers, shown: formatNumber(followers) })}
          </p>
        )}
        {!isChild && (
          <ChipLinks
            label={t('Genres')}
            links={genreLinks(artist.genres)}
            className="justify-center md:justify-start"
          />
        )}
      </MediaHeader>
      <AdSlot place="artist_top" />
      <ArtistViews page={page} songs={songs} />
    </article>
  )
}

function ArtistSkeleton() {
  return (
    <div className="space-y-10">
      <MediaHeaderSkeleton shape="circle" />
      <CardsSkeleton />
    </div>
  )
}
