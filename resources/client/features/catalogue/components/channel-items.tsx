import type { ChannelItem, ChannelLayout } from '@/contract/channels'

import { ChannelSection } from './channel-section'
import { MediaCollection } from '@/core/media/media-collection'

type ChannelItemsProps = { items: ChannelItem[]; layout: ChannelLayout; label: string }

/** What a page of a channel shows: a section for each channel in it, everything else in the channel's own layout. */
export function ChannelItems({ items, ...list }: ChannelItemsProps) {
  const media = items.filter((item) => item.model_type !== 'channel')
  return (
    <>
      {items.map((item) => item.model_type === 'channel' && <ChannelSection key={item.id} channel={item} />)}
      {media.length > 0 && <MediaCollection items={media} {...list} />}
    </>
  )
}

/** Items that there is something to see of: an empty channel in a channel is left out. */
export const visibleItems = (items: ChannelItem[]): ChannelItem[] =>
  items.filter((item) => item.model_type !== 'channel' || (item.content?.items.length ?? 0) > 0)
