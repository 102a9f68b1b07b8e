import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router-dom'

import type { ArtistPage } from '@/contract/artists'
import { formatNumber } from '@/core/i18n/format'
import { useTranslation } from '@/core/i18n/use-translation'
import { CardsSkeleton } from '@/core/media/cards-skeleton'
import { queueIdOf } from '@/core/playback/queue-id'
import { QueryView } from '@/core/screen/query-view'
import { usePageTitle } from '@/core/screen/use-page-title'

import { ArtistAlbums } from './components/artist-albums'
import { ArtistSection } from './components/artist-section'
import { MediaCollection } from '@/core/media/media-collection'
import { MediaHeader, MediaHeaderSkeleton } from '@/core/media/media-header'
import { FollowButton } from '@/core/media/likes/follow-button'
import { MoreButton } from '@/core/media/menu/more-button'
import { PlayAllButton } from '@/core/media/play-all-button'
import { TrackList } from '@/core/media/track-list'
import { artistQueries } from './queries'

/** How many of the best-known songs the page shows. */
const TOP_TRACKS = 5

/** `/artist/{id}/{name}`: who it is, the best-known songs, the albums, who is similar. */
export function ArtistScreen() {
  const { id = '' } = useParams()
  const query = useQuery(artistQueries.show(id))
  usePageTitle(query.data?.artist.name)
  return (
    <QueryView query={query} skeleton={<ArtistSkeleton />}>
      {(page) => <ArtistArticle {...page} />}
    </QueryView>
  )
}

function ArtistArticle({ artist, tracks }: ArtistPage) {
  const { t } = useTranslation()
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
            <FollowButton artist={artist} />
            <MoreButton item={artist} size="lg" />
          </>
        }
      >
        {followers > 0 && (
          <p className="text-muted">
            {t('[one :count follower|other :count followers]', { count: followers, shown: formatNumber(followers) })}
          </p>
        )}
        {artist.genres.length > 0 && <p className="text-muted">{artist.genres.map((genre) => genre.display_name ?? genre.name).join(', ')}</p>}
      </MediaHeader>
      {songs.length > 0 && (
        <ArtistSection title={t('Popular songs')}>
          <TrackList tracks={songs.slice(0, TOP_TRACKS)} label={t('Popular songs')} queueId={queueId} />
        </ArtistSection>
      )}
      <ArtistAlbums artistId={String(artist.id)} />
      {artist.profile?.description && (
        <ArtistSection title={t('About')}>
          <p className="max-w-prose whitespace-pre-line">{artist.profile.description}</p>
        </ArtistSection>
      )}
      {artist.similar.length > 0 && (
        <ArtistSection title={t('Similar artists')}>
          <MediaCollection items={artist.similar} layout="carousel" label={t('Similar artists')} />
        </ArtistSection>
      )}
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
