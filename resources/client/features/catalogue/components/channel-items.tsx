import type { ChannelItem, ChannelLayout } from '@/contract/channels'
import { MediaCollection } from '@/core/media/media-collection'

import { ChannelSection } from './channel-section'
import { EmptyChannel } from './empty-channel'

type ChannelItemsProps = { items: ChannelItem[]; layout: ChannelLayout; label: string }

/** What a channel shows: a section for each channel in it that is not empty, everything else in the channel's own layout. */
export function ChannelItems({ items, ...list }: ChannelItemsProps) {
  const media = items.filter((item) => item.model_type !== 'channel')
  const sections = items.filter((item) => item.model_type === 'channel' && (item.content?.items.length ?? 0) > 0)
  if (media.length + sections.length === 0) return <EmptyChannel />
  return (
    <>
      {sections.map((item) => item.model_type === 'channel' && <ChannelSection key={item.id} channel={item} />)}
      {media.length > 0 && <MediaCollection items={media} {...list} />}
    </>
  )
}
