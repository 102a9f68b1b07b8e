import { useInfiniteQuery } from '@tanstack/react-query'

import type { ArtistPage } from '@/contract/groups/artists'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { EmptyMusic } from '@/core/shared/media/empty-music'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { CardsSkeleton, TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { TrackList } from '@/core/shared/media/track-list'
import { queueIdOf } from '@/core/shared/playback/queue/server-queue'
import { LoadMore } from '@/core/shared/screen/load-more'
import { PanelError } from '@/core/shared/screen/query-view'

import { artistQueries } from '../queries'

/** All tracks of an artist; the first page arrives with the artist. */
export function ArtistTracks({ page }: { page: ArtistPage }) {
  const { t } = useTranslation()
  const { id } = page.artist
  const query = useInfiniteQuery(artistQueries.tracks(String(id), page.tracks))
  const tracks = query.data?.pages.flatMap(({ pagination }) => pagination.items)
  if (!tracks)
    return query.error ? <PanelError error={query.error} onRetry={() => void query.refetch()} /> : <TrackListSkeleton />
  if (tracks.length === 0) {
    return (
      <EmptyMusic
        title={t('Nothing here yet')}
        to={`${paths.artist.link(page.artist)}?tab=similar`}
        label={t('Similar artists')}
      >
        {t('Listen to similar artists in the meantime.')}
      </EmptyMusic>
    )
  }
  return (
    <>
      <TrackList tracks={tracks} label={t('Songs')} queueId={queueIdOf('artist', id)} />
      <LoadMore query={query} />
    </>
  )
}

/** Users who follow an artist. */
export function ArtistFollowers({ artistId }: { artistId: number }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(artistQueries.followers(String(artistId)))
  const followers = query.data?.pages.flatMap(({ pagination }) => pagination.items)
  if (!followers)
    return query.error ? <PanelError error={query.error} onRetry={() => void query.refetch()} /> : <CardsSkeleton />
  if (followers.length === 0)
    return <EmptyMusic title={t('No followers yet')}>{t('Press “Follow” above to be listed here.')}</EmptyMusic>
  return (
    <>
      <MediaCollection items={followers} layout="grid" label={t('Followers')} />
      <LoadMore query={query} />
    </>
  )
}
