import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { useIsChild } from '@/core/platform/session/use-session'
import { MediaCard } from '@/core/shared/media/media-card'
import { type MediaItem, summarise } from '@/core/shared/media/media-item'
import { type GrowingQuery, MorePages } from '@/core/shared/screen/more-pages'
import { VirtualGrid } from '@/ui/collections/virtual-grid'

type LibraryCardsProps = { label: TranslationKey; items: MediaItem[]; answer: GrowingQuery }

/** Least width of a card as in other grids (`--card-width`), and height of a row of them before it is measured, in pixels. */
const CARD_WIDTH = { usual: 152, child: 216 }
const ROW_HEIGHT = 232

/** Albums, artists or playlists of the library, however many. */
export function LibraryCards({ label, items, answer }: LibraryCardsProps) {
  const { t } = useTranslation()
  const isChild = useIsChild()
  const fetchMore = () => {
    if (answer.hasNextPage && !answer.isFetching && !answer.error) void answer.fetchNextPage()
  }
  return (
    <div className="space-y-4">
      <VirtualGrid
        label={t(label)}
        items={items}
        total={answer.hasNextPage ? -1 : items.length}
        itemKey={(item) => summarise(item).key}
        minItemWidth={isChild ? CARD_WIDTH.child : CARD_WIDTH.usual}
        estimateSize={ROW_HEIGHT}
        onEndReached={fetchMore}
        renderItem={(item) => <MediaCard item={item} siblings={[]} />}
      />
      <MorePages query={answer} />
    </div>
  )
}
