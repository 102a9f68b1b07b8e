import type { ChannelLayout } from '@/contract/groups/channels'
import type { Track } from '@/contract/shapes/music'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { classNames } from '@/lib/class-names'
import { Carousel } from '@/ui/collections/carousel'

import { MediaCard } from './media-card'
import { type MediaItem, summarise } from './media-item'
import { useMediaLook } from './media-look'
import { ArtistLinks, Cover, MediaTitle } from './media-parts'
import { mediaMenuRef, MENU_TARGET } from './menu/media-menu-store'
import { MoreButton } from './menu/more-button'
import { PlayItemButton } from './play-buttons'
import { TrackList } from './track-list'

type MediaCollectionProps = { items: MediaItem[]; layout: ChannelLayout; label: string }

const isTrack = (item: MediaItem): item is Track & { model_type: 'track' } => item.model_type === 'track'

/** Items in one of the contract's layouts. A track table is for tracks only; mixed items fall back to a list. */
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

type MediaRowProps = {
  item: MediaItem
  siblings: Track[]
  /** `div` in a virtual list, which wraps its rows in list items. */
  as?: 'li' | 'div' | undefined
}

/** One row of the list layout; a MediaLook can replace it. */
function MediaRow(props: MediaRowProps) {
  const Row = useMediaLook()?.Row ?? StandardRow
  return <Row {...props} />
}

function StandardRow({ item, siblings, as: Row = 'li' }: MediaRowProps) {
  const { title, to, image, shape, artists } = summarise(item)
  return (
    <Row
      ref={mediaMenuRef({ item })}
      className={classNames('group flex items-center gap-3 rounded-panel p-2 hover:bg-hover', MENU_TARGET)}
    >
      <Cover image={image} shape={shape} className="size-12" rounding="rounded-small" />
      <div className="min-w-0 flex-1">
        <MediaTitle title={title} to={to} />
        {artists.length > 0 && <ArtistLinks artists={artists} isOneLine className="text-sm text-muted" />}
      </div>
      <MoreButton item={item} size="sm" />
      <PlayItemButton item={item} siblings={siblings} />
    </Row>
  )
}
