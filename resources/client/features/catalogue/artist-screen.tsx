import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import type { ArtistPage } from '@/contract/groups/artists'
import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { AdSlot } from '@/core/shared/ads/ad-slot'
import { FollowArtistButton } from '@/core/shared/media/likes/follow-artist-button'
import { MediaHeader, MediaHeaderSkeleton } from '@/core/shared/media/media-header'
import { CardsSkeleton } from '@/core/shared/media/media-skeletons'
import { MoreButton } from '@/core/shared/media/menu/more-button'
import { PlayAllButton, ShuffleButton } from '@/core/shared/media/play-all-buttons'
import { queueIdOf } from '@/core/shared/playback/queue/server-queue'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'

import { ArtistViews } from './artist/artist-views'
import { ChipLinks, genreLinks } from './components/chip-links'
import { artistQueries } from './queries'

/** `/artist/{id}/{name}`: header, top tracks, albums and the tabs an administrator chose. */
export function Screen() {
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

export const prefetch: Prefetch = ({ params: { id = '' } }) => prefetchable(artistQueries.show(id))

function ArtistArticle({ page }: { page: ArtistPage }) {
  const { t } = useTranslation()
  const { artist, tracks } = page
  const isChild = useIsChild()
  const queueId = queueIdOf('artist', artist.id)
  const topTracks = artist.top_tracks.length > 0 ? artist.top_tracks : (tracks?.items ?? [])
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
            {topTracks.length > 0 && <PlayAllButton tracks={topTracks} queueId={queueId} />}
            <ShuffleButton tracks={topTracks} queueId={queueId} />
            <FollowArtistButton artist={artist} />
            <MoreButton item={artist} size="lg" />
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
      <ArtistViews page={page} topTracks={topTracks} />
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
