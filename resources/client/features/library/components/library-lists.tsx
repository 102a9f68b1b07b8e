import type { Track } from '@/contract/shapes/music'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { MediaCard } from '@/core/shared/media/media-card'
import { type MediaItem, summarise } from '@/core/shared/media/media-item'
import { TrackRow } from '@/core/shared/media/track-row'
import { type InfiniteQuery, LoadMore } from '@/core/shared/screen/load-more'
import { VirtualGrid } from '@/ui/collections/virtual-grid'
import { VirtualList } from '@/ui/collections/virtual-list'

type LibraryTracksProps = { label: TranslationKey; tracks: Track[]; queueId: string | null; result: InfiniteQuery }

/** Estimated heights in pixels, used until a row is measured. */
const TRACK_ROW_HEIGHT = 56
const CARD_ROW_HEIGHT = 232

/** Virtualized list of the library's tracks. */
export function LibraryTracks({ label, tracks, queueId, result }: LibraryTracksProps) {
  const { t } = useTranslation()
  const fetchMore = () => {
    if (result.hasNextPage && !result.isFetching && !result.error) void result.fetchNextPage()
  }
  return (
    <div className="space-y-4">
      <VirtualList
        label={t(label)}
        items={tracks}
        total={result.hasNextPage ? -1 : tracks.length}
        itemKey={keyOf}
        estimateSize={TRACK_ROW_HEIGHT}
        onEndReached={fetchMore}
        renderItem={(_, index) => <TrackRow as="div" tracks={tracks} index={index} queueId={queueId} isAlbum={false} />}
        className="-mx-2"
      />
      <LoadMore query={result} />
    </div>
  )
}

/** Keys include the time because a track can appear several times in the play history. */
const keyOf = ({ id, added_at }: Track): string => `${id}.${added_at ?? ''}`

type LibraryCardsProps = { label: TranslationKey; items: MediaItem[]; result: InfiniteQuery }

/** Minimum card width in pixels, as in other grids (`--card-width`). */
const MIN_CARD_WIDTH = { default: 152, child: 216 }

/** Virtualized grid of the library's albums, artists or playlists. */
export function LibraryCards({ label, items, result }: LibraryCardsProps) {
  const { t } = useTranslation()
  const isChild = useIsChild()
  const fetchMore = () => {
    if (result.hasNextPage && !result.isFetching && !result.error) void result.fetchNextPage()
  }
  return (
    <div className="space-y-4">
      <VirtualGrid
        label={t(label)}
        items={items}
        total={result.hasNextPage ? -1 : items.length}
        itemKey={(item) => summarise(item).key}
        minItemWidth={isChild ? MIN_CARD_WIDTH.child : MIN_CARD_WIDTH.default}
        estimateSize={CARD_ROW_HEIGHT}
        onEndReached={fetchMore}
        renderItem={(item) => <MediaCard item={item} siblings={[]} />}
      />
      <LoadMore query={result} />
    </div>
  )
}
