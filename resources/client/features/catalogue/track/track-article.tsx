import { useMemo } from 'react'

import type { TrackPage } from '@/contract/groups/tracks'
import { useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { formatDuration, formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { LikeButton } from '@/core/shared/media/likes/like-button'
import { MediaHeader } from '@/core/shared/media/media-header'
import { ArtistLinks } from '@/core/shared/media/media-parts'
import { MoreButton } from '@/core/shared/media/menu/more-button'
import { PlayAllButton } from '@/core/shared/media/play-all-buttons'
import { Link } from '@/ui/links/link'

import { ChipLinks, genreLinks, tagLinks } from '../components/chip-links'
import { CommentsPanel } from '../components/comments-panel'
import { ShareButton } from '../components/share-button'
import { playableTrack } from '../queries'
import { SimilarTracks } from './similar-tracks'
import { TrackLyrics } from './track-lyrics'
import { TrackWave } from './track-wave'

export function TrackArticle({ track: page }: TrackPage) {
  const { t } = useTranslation()
  const { player } = useSettings()
  const isChild = useIsChild()
  const track = useMemo(() => playableTrack(page), [page])
  const { name, album, description } = { ...track, description: page.description }
  return (
    <article className="space-y-10">
      <MediaHeader
        image={track.image ?? album?.image}
        shape="square"
        title={name}
        kind={t('Song')}
        actions={
          <>
            <PlayAllButton tracks={[track]} queueId={null} />
            <LikeButton item={{ model_type: 'track', id: track.id, name }} size="lg" />
            {!isChild && <ShareButton title={name} path={paths.track.link(track)} />}
            <MoreButton item={track} size="lg" />
          </>
        }
      >
        <ArtistLinks artists={track.artists} className="text-lg font-semibold" />
        {album && (
          <p>
            <Link
              to={paths.album.link(album)}
              className="inline-flex items-center py-0.5 child:min-h-target text-muted hover:underline"
            >
              {album.name}
            </Link>
          </p>
        )}
        <TrackMeta track={page} />
      </MediaHeader>
      <TrackWave track={track} />
      {description && <p className="max-w-prose whitespace-pre-line">{description}</p>}
      {!isChild && (
        <ChipLinks label={t('Genres and tags')} links={[...genreLinks(track.genres), ...tagLinks(track.tags)]} />
      )}
      {!player.hide_lyrics && <TrackLyrics track={track} />}
      <SimilarTracks trackId={track.id} />
      <CommentsPanel subject={{ type: 'track', id: track.id }} duration={track.duration ?? 0} />
    </article>
  )
}

function TrackMeta({ track: { duration, plays } }: TrackPage) {
  const { t } = useTranslation()
  const details = [
    duration && formatDuration(duration),
    plays && t('[one :count play|other :count plays]', { count: plays, shown: formatNumber(plays) }),
  ].filter(Boolean)
  return details.length > 0 && <p className="text-muted">{details.join(' · ')}</p>
}
