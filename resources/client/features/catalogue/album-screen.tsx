import '@/styles/components.css'

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'

import type { AlbumPage } from '@/contract/albums'
import type { Track } from '@/contract/music'
import { ahead } from '@/core/api/ahead'
import { formatDuration, formatYear } from '@/core/i18n/format'
import { useTranslation } from '@/core/i18n/use-translation'
import { paths } from '@/core/navigation/paths'
import type { ScreenAddress } from '@/core/navigation/screen'
import { queueIdOf } from '@/core/playback/queue-id'
import { QueryView } from '@/core/screen/query-view'
import { usePageMeta } from '@/core/screen/use-page-meta'
import { usePageTitle } from '@/core/screen/use-page-title'
import { EmptyState } from '@/ui/feedback/empty-state'

import { ArtistLinks } from '@/core/media/artist-links'
import { MediaHeader, MediaHeaderSkeleton } from '@/core/media/media-header'
import { LikeButton } from '@/core/media/likes/like-button'
import { MoreButton } from '@/core/media/menu/more-button'
import { PlayAllButton } from '@/core/media/play-all-button'
import { TrackList } from '@/core/media/track-list'
import { TrackListSkeleton } from '@/core/media/track-list-skeleton'
import { albumQueries } from './queries'

/** `/album/{id}/{artist}/{album}`: the cover, what is known of the album, its tracks in order. */
export function AlbumScreen() {
  const { id = '' } = useParams()
  const query = useQuery(albumQueries.show(id))
  const known = query.data?.album
  usePageTitle(known?.name)
  usePageMeta({ description: known?.description, path: known && paths.album.link(known), seo: query.data?.['seo'] })
  return (
    <QueryView query={query} skeleton={<AlbumSkeleton />}>
      {({ album }) => <AlbumArticle album={album} />}
    </QueryView>
  )
}

AlbumScreen.ahead = ({ params: { id = '' } }: ScreenAddress) => ahead(albumQueries.show(id))


/** The page's tracks leave out the album they are on; wherever they are played from here, they know it again. */
function tracksWithAlbum({ tracks, ...album }: AlbumPage['album']): Track[] {
  return tracks.map((track) => ({ ...track, album: track.album ?? album }))
}

function AlbumArticle({ album }: AlbumPage) {
  const { t } = useTranslation()
  const queueId = queueIdOf('album', album.id)
  const tracks = useMemo(() => tracksWithAlbum(album), [album])
  const duration = tracks.reduce((total, track) => total + (track.duration ?? 0), 0)
  const facts = [
    album.release_date && formatYear(album.release_date),
    t('[one :count song|other :count songs]', { count: tracks.length }),
    duration > 0 && formatDuration(duration),
  ].filter(Boolean)
  return (
    <article className="space-y-8">
      <MediaHeader
        image={album.image}
        shape="square"
        title={album.name}
        kind={t('Album')}
        actions={
          <>
            <PlayAllButton tracks={tracks} queueId={queueId} />
            <LikeButton item={album} size="lg" />
            <MoreButton item={album} size="lg" />
          </>
        }
      >
        <ArtistLinks artists={album.artists} className="text-lg font-semibold" />
        <p className="text-muted">{facts.join(' · ')}</p>
      </MediaHeader>
      {album.description && <p className="max-w-prose whitespace-pre-line">{album.description}</p>}
      {tracks.length > 0 ? (
        <TrackList tracks={tracks} label={t('Songs')} queueId={queueId} isAlbum />
      ) : (
        <EmptyState title={t('This album has no songs yet')} />
      )}
    </article>
  )
}

function AlbumSkeleton() {
  return (
    <div className="space-y-8">
      <MediaHeaderSkeleton shape="square" />
      <TrackListSkeleton />
    </div>
  )
}
