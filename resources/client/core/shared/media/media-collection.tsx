import type { ChannelLayout } from '@/contract/channels'
import type { Track } from '@/contract/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Carousel } from '@/ui/collections/carousel'

import { MediaCard } from './media-card'
import { type MediaItem, summarise } from './media-item'
import { MediaRow } from './media-row'
import { TrackList } from './track-list'

type MediaCollectionProps = { items: MediaItem[]; layout: ChannelLayout; label: string }

const isTrack = (item: MediaItem): item is Track & { model_type: 'track' } => item.model_type === 'track'

/** Items in one of the layouts of the contract. A track table is for tracks alone; other things fall back to a list. */
export function MediaCollection({ items, layout, label }: MediaCollectionProps) {
  const { t } = useTranslation()
  const tracks = items.filter(isTrack)
  if (layout === 'trackTable' && tracks.length === items.length) return <TrackList tracks={tracks} label={label} />
  if (layout === 'carousel') {
    return (
      <Carousel label={label} previousLabel={t('Scroll back')} nextLabel={t('Scroll forward')}>
        {items.map((item) => (
          <MediaCard key={summarise(item).key} item={item} siblings={tracks} />
        ))}
      </Carousel>
    )
  }
  if (layout === 'grid') {
    return (
      <ul aria-label={label} className="card-grid gap-y-6">
        {items.map((item) => (
          <li key={summarise(item).key}>
            <MediaCard item={item} siblings={tracks} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <ul aria-label={label} className="-mx-2 space-y-1">
      {items.map((item) => (
        <MediaRow key={summarise(item).key} item={item} siblings={tracks} />
      ))}
    </ul>
  )
}
