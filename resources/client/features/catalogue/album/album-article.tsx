import { useMemo } from 'react'

import type { AlbumPage } from '@/contract/groups/albums'
import { formatDuration, formatSpokenDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { AdSlot } from '@/core/shared/ads/ad-slot'
import { DownloadSlot } from '@/core/shared/downloads/download-slot'
import { EmptyMusic } from '@/core/shared/media/empty-music'
import { LikeButton } from '@/core/shared/media/likes/like-button'
import { MediaHeader } from '@/core/shared/media/media-header'
import { ArtistLinks } from '@/core/shared/media/media-parts'
import { MoreButton } from '@/core/shared/media/menu/more-button'
import { PlayAllButton, ShuffleButton } from '@/core/shared/media/play-all-buttons'
import { TrackList } from '@/core/shared/media/track-list'
import { formatRelease, isDayOnly } from '@/core/shared/music-editing/release-text'
import { queueIdOf } from '@/core/shared/playback/queue/server-queue'

import { ChipLinks, genreLinks, tagLinks } from '../components/chip-links'
import { CommentsPanel } from '../components/comments-panel'
import { albumTracks } from '../queries'

export function AlbumArticle({ album }: AlbumPage) {
  const { t } = useTranslation()
  const queueId = queueIdOf('album', album.id)
  const tracks = useMemo(() => albumTracks(album), [album])
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
            <ShuffleButton tracks={tracks} queueId={queueId} />
            <LikeButton item={album} size="lg" />
            <MoreButton item={album} size="lg" />
            <DownloadSlot item={album} tracks={tracks} />
          </>
        }
      >
        <ArtistLinks artists={album.artists} className="text-lg font-semibold" />
        <AlbumMeta album={album} />
      </MediaHeader>
      {album.description && <p className="max-w-prose whitespace-pre-line">{album.description}</p>}
      <AdSlot place="album_above" />
      {tracks.length > 0 ? (
        <TrackList tracks={tracks} label={t('Songs')} queueId={queueId} isAlbum />
      ) : (
        <EmptyAlbum album={album} />
      )}
      <AlbumNotes album={album} />
      <CommentsPanel subject={{ type: 'album', id: album.id }} />
    </article>
  )
}

/** Links to the artist of an album without songs. */
function EmptyAlbum({ album: { artists } }: AlbumPage) {
  const { t } = useTranslation()
  const [artist] = artists
  return (
    <EmptyMusic
      title={t('This album has no songs yet')}
      to={artist && paths.artist.link(artist)}
      label={artist && t('Go to :name', { name: artist.name })}
    >
      {t('Its songs show up here when they are released.')}
    </EmptyMusic>
  )
}

/** Release date, genres and tags. */
function AlbumNotes({ album: { release_date, genres, tags } }: AlbumPage) {
  const { t } = useTranslation()
  const isChild = useIsChild()
  const date = release_date && formatRelease(release_date, { dateStyle: 'long' })
  return (
    <footer className="space-y-4 empty:hidden">
      {date && <p className="text-sm text-muted">{t('Released :date', { date })}</p>}
      {!isChild && <ChipLinks label={t('Genres and tags')} links={[...genreLinks(genres), ...tagLinks(tags)]} />}
    </footer>
  )
}

/** Release year, number of tracks and total duration. */
function AlbumMeta({ album: { release_date, tracks } }: AlbumPage) {
  const { t } = useTranslation()
  const duration = tracks.reduce((total, track) => total + (track.duration ?? 0), 0)
  const year = release_date ? formatRelease(release_date, { year: 'numeric' }) : ''
  return (
    <p className="text-muted">
      {release_date && year && (
        <>
          <time
            dateTime={isDayOnly(release_date) ? release_date.slice(0, 10) : release_date}
            title={t('Released :date', { date: formatRelease(release_date, { dateStyle: 'long' }) })}
          >
            {year}
          </time>
          {' · '}
        </>
      )}
      {t('[one :count song|other :count songs]', { count: tracks.length })}
      {duration > 0 && (
        <>
          {' · '}
          <span aria-hidden>{formatDuration(duration)}</span>
          <span className="sr-only">{formatSpokenDuration(duration)}</span>
        </>
      )}
    </p>
  )
}
