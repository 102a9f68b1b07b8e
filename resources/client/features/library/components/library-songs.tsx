import type { Track } from '@/contract/music'
import { type TranslationKey, useTranslation } from '@/core/platform/i18n/use-translation'
import { TrackRow } from '@/core/shared/media/track-row'
import { type GrowingQuery, MorePages } from '@/core/shared/screen/more-pages'
import { VirtualList } from '@/ui/collections/virtual-list'

type LibrarySongsProps = { label: TranslationKey; tracks: Track[]; queueId: string | null; answer: GrowingQuery }

/** Height of a row in pixels before it is measured. */
const ROW_HEIGHT = 56

/** Songs of the library, however many. */
export function LibrarySongs({ label, tracks, queueId, answer }: LibrarySongsProps) {
  const { t } = useTranslation()
  const fetchMore = () => {
    if (answer.hasNextPage && !answer.isFetching && !answer.error) void answer.fetchNextPage()
  }
  return (
    <div className="space-y-4">
      <VirtualList
        label={t(label)}
        items={tracks}
        total={answer.hasNextPage ? -1 : tracks.length}
        itemKey={keyOf}
        estimateSize={ROW_HEIGHT}
        onEndReached={fetchMore}
        renderItem={(_, index) => <TrackRow as="div" tracks={tracks} index={index} queueId={queueId} isAlbum={false} />}
        className="-mx-2"
      />
      <MorePages query={answer} />
    </div>
  )
}

/** In a history a song comes as often as it was heard. */
const keyOf = ({ id, added_at }: Track): string => `${id}.${added_at ?? ''}`
