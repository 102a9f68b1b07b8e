import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { PlaylistPage } from '@/contract/groups/playlists'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { useIsChild } from '@/core/platform/session/use-session'
import { EmptyMusic } from '@/core/shared/media/empty-music'
import { TrackListSkeleton } from '@/core/shared/media/media-skeletons'
import { OrderMenu } from '@/core/shared/media/order-menu'
import { queueIdOf } from '@/core/shared/playback/queue/server-queue'
import { PanelError } from '@/core/shared/screen/query-view'
import { LinkButton } from '@/ui/buttons/link-button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { tracksOf } from '../entries'
import { usePlaylistPermissions } from '../playlist-permissions'
import { playlistQueries } from '../queries'
import { OWN_ORDER, TRACK_ORDERS, useTrackOrder } from '../track-order'
import { PlaylistHeader } from './playlist-header'
import { PlaylistTracks } from './playlist-tracks'

/** A playlist with its tracks; loads more as the end scrolls near. */
export function PlaylistArticle({ page }: { page: PlaylistPage }) {
  const { t } = useTranslation()
  const { playlist } = page
  const isChild = useIsChild()
  const permissions = usePlaylistPermissions(playlist)
  const [order, setOrder] = useTrackOrder()
  const isOwnOrder = order === OWN_ORDER
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(
    playlistQueries.tracks(page, order),
  )
  const tracks = useMemo(() => (data ? tracksOf(data) : []), [data])
  const queueId = queueIdOf('playlist', playlist.id, isOwnOrder ? {} : { order })
  const fetchMore = () => void (data ? fetchNextPage() : refetch())
  return (
    <article className="space-y-8">
      <PlaylistHeader page={page} permissions={permissions} tracks={tracks} queueId={queueId} />
      {data && tracks.length === 0 ? (
        <EmptyPlaylist mayAdd={permissions.mayEditTracks} />
      ) : (
        <div className="space-y-2">
          {!isChild && (
            <div className="flex justify-end">
              <OrderMenu
                label={t('Sort songs')}
                orders={TRACK_ORDERS.map(({ id, label }) => ({ id, label: t(label) }))}
                selectedId={order.id}
                onSelect={(id) => setOrder(TRACK_ORDERS.find((one) => one.id === id) ?? order)}
                className="-me-2"
              />
            </div>
          )}
          <PlaylistTracks
            playlist={playlist}
            tracks={tracks}
            isWhole={!hasNextPage}
            queueId={queueId}
            mayEdit={permissions.mayEditTracks}
            mayMove={permissions.mayEditTracks && isOwnOrder}
            onEndReached={() => hasNextPage && !isFetching && !error && fetchMore()}
          />
          {error && !isFetching && <PanelError error={error} onRetry={fetchMore} />}
          {isFetching && (!data || hasNextPage) && <TrackListSkeleton />}
        </div>
      )}
    </article>
  )
}

/** Empty state of a playlist; users who may add tracks also get a link to the search. */
function EmptyPlaylist({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useTranslation()
  if (!mayAdd)
    return (
      <EmptyMusic title={t('This playlist has no songs yet')}>
        {t('Songs show up here once they are added. Find others in the meantime.')}
      </EmptyMusic>
    )
  return (
    <EmptyState
      title={t('This playlist has no songs yet')}
      action={<LinkButton to={paths.search.link({})}>{t('Find songs')}</LinkButton>}
    >
      <p>{t('Open the menu of any song and choose “Add to playlist”.')}</p>
    </EmptyState>
  )
}
