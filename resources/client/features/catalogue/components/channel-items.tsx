import type { ChannelItem, ChannelLayout } from '@/contract/channels'
import { MediaCollection } from '@/core/media/media-collection'

import { ChannelSection } from './channel-section'

type ChannelItemsProps = { items: ChannelItem[]; layout: ChannelLayout; label: string }

/** What a channel shows: a section for each channel in it, everything else in the channel's own layout. */
export function ChannelItems({ items, ...list }: ChannelItemsProps) {
  const media = items.filter((item) => item.model_type !== 'channel')
  return (
    <>
      {items.map((item) => item.model_type === 'channel' && <ChannelSection key={item.id} channel={item} />)}
      {media.length > 0 && <MediaCollection items={media} {...list} />}
    </>
  )
}
