import { useInfiniteQuery } from '@tanstack/react-query'

import type { Channel, ChannelItem } from '@/contract/channels'

import type { ChannelAddress } from './channel-address'
import { channelQueries } from './queries'

/** Each once: what moved down while the visitor read is on the next page again. */
const once = (items: ChannelItem[]): ChannelItem[] => [
  ...new Map(items.map((item) => [`${item.model_type}.${item.id}`, item])).values(),
]

/** What is there of a channel: the page that came with it and, where it grows, those that were fetched after it. */
export function useChannelItems({ config, content }: Channel, address: ChannelAddress) {
  // Asked for page by page, the first of them too.
  const query = useInfiniteQuery({ ...channelQueries.more(address), enabled: false })
  const isGrowing = config?.paginationType === 'infiniteScroll'
  const pages = isGrowing ? (query.data?.pages ?? []) : []
  const items = once([content?.items ?? [], ...pages.map(({ pagination }) => pagination.items)].flat())
  const hasNextPage = query.data ? query.hasNextPage : content?.next != null
  return { items, more: isGrowing ? { ...query, hasNextPage } : null }
}
