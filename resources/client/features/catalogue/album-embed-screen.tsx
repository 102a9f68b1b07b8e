import { useQuery } from '@tanstack/react-query'
import { AudioLines } from 'lucide-react'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'

import type { AlbumPage } from '@/contract/groups/albums'
import type { Track } from '@/contract/shapes/music'
import { formatDuration } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { usePlayButton } from '@/core/shared/playback/use-play-button'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'
import { classNames } from '@/lib/class-names'

import { EmbedCard, EmbedLayout, EmbedSkeleton } from './embed/embed-card'
import { albumQueries, albumTracks } from './queries'

/** `/album/{id}/{artist}/{album}/embed`: a small album player for embedding in other sites. */
export function Screen() {
  return (
    <EmbedLayout>
      <AlbumEmbed />
    </EmbedLayout>
  )
}

function AlbumEmbed() {
  const { id = '' } = useParams()
  const query = useQuery(albumQueries.embed(id))
  const album = query.data?.album
  usePageTitle(album?.name)
  usePageMeta({ path: album && paths.album.link(album) })
  return (
    <QueryView query={query} skeleton={<EmbedSkeleton />}>
      {(page) => <AlbumPlayer {...page} />}
    </QueryView>
  )
}

function AlbumPlayer({ album }: AlbumPage) {
  const tracks = useMemo(() => albumTracks(album), [album])
  return (
    <EmbedCard
      title={album.name}
      artists={album.artists}
      image={album.image}
      path={paths.album.link(album)}
      tracks={tracks}
    >
      {tracks.length > 0 && <EmbedTracks tracks={tracks} />}
    </EmbedCard>
  )
}

/** Track list of the embedded player; playback can start at any track. */
function EmbedTracks({ tracks }: { tracks: Track[] }) {
  const { t } = useTranslation()
  return (
    <ol aria-label={t('Songs')} className="min-h-0 flex-1 border-t border-divider px-2 py-2">
      {tracks.map(({ id }, index) => (
        <EmbedTrack key={id} tracks={tracks} index={index} />
      ))}
    </ol>
  )
}

function EmbedTrack({ tracks, index }: { tracks: Track[]; index: number }) {
  const { t } = useTranslation()
  const { isCurrent, isPlaying, toggle } = usePlayButton({ tracks, index })
  const track = tracks[index]
  if (!track) return null
  return (
    <li>
      <button
        type="button"
        onClick={toggle}
        aria-label={t(isPlaying ? 'Pause :name' : 'Play :name', { name: track.name })}
        aria-current={isCurrent || undefined}
        className={classNames(
          'flex min-h-target w-full items-center gap-3 rounded-small px-2 text-start hover:bg-hover',
          isCurrent && 'bg-selected font-bold text-primary',
        )}
      >
        <span className="grid w-6 shrink-0 place-items-center text-sm text-muted tabular-nums">
          {isPlaying ? <AudioLines aria-hidden className="size-4 text-primary" /> : (track.number ?? index + 1)}
        </span>
        <span className="min-w-0 flex-1 truncate">{track.name}</span>
        {track.duration != null && (
          <span className="text-sm text-muted tabular-nums">{formatDuration(track.duration)}</span>
        )}
      </button>
    </li>
  )
}
