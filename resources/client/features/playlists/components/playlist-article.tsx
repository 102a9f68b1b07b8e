import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'

import type { PlaylistPage } from '@/contract/playlists'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { OrderMenu } from '@/core/shared/media/order-menu'
import { TrackListSkeleton } from '@/core/shared/media/track-list-skeleton'
import { queueIdOf } from '@/core/shared/playback/queue/queue-id'
import { PanelError } from '@/core/shared/screen/panel-error'

import { tracksOf } from '../entries'
import { playlistQueries } from '../queries'
import { useRights } from '../rights'
import { OWN_ORDER, TRACK_ORDERS, useTrackOrder } from '../track-order'
import { EmptyPlaylist } from './empty-playlist'
import { PlaylistHeader } from './playlist-header'
import { PlaylistTracks } from './playlist-tracks'

/** A playlist and the tracks of it that were fetched; more come as their end is neared. */
export function PlaylistArticle({ page }: { page: PlaylistPage }) {
  const { t } = useTranslation()
  const { playlist } = page
  const isChild = useIsChild()
  const rights = useRights(playlist)
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
      <PlaylistHeader page={page} rights={rights} tracks={tracks} queueId={queueId} />
      {data && tracks.length === 0 ? (
        <EmptyPlaylist mayAdd={rights.mayEditTracks} />
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
            mayEdit={rights.mayEditTracks}
            mayMove={rights.mayEditTracks && isOwnOrder}
            onEndReached={() => hasNextPage && !isFetching && !error && fetchMore()}
          />
          {error && !isFetching && <PanelError error={error} onRetry={fetchMore} />}
          {isFetching && (!data || hasNextPage) && <TrackListSkeleton />}
        </div>
      )}
    </article>
  )
}
