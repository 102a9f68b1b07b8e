import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'

import type { Channel, ChannelItem } from '@/contract/groups/channels'
import { useIsChild } from '@/core/platform/session/use-session'
import { LoadMore } from '@/core/shared/screen/load-more'
import { usePart } from '@/lib/lazy/use-part'

import { useChannelLayout } from '../channel/channel-layout'
import { channelQueries, type ChannelParams } from '../channel/queries'
import { ChannelHeading } from './channel-heading'
import { ChannelItems } from './channel-items'
import type { ChannelPagerProps } from './channel-pager'
import { ChannelTools } from './channel-tools'

const loadPager = () => import('./channel-pager').then(({ ChannelPager }) => ChannelPager)

/** A channel with the page and order from the URL. */
export type ChannelArticleProps = {
  channel: Channel
  params: ChannelParams
  isHome: boolean
  /** True while another page or order loads and this one stays on screen. */
  isStale: boolean
}

/** A channel: title, sort and layout controls, and content. */
export function ChannelArticle({ channel, params, isHome, isStale }: ChannelArticleProps) {
  const { layouts, layout, choose } = useChannelLayout(channel)
  const { items, more } = useChannelItems(channel, params)
  const { content } = channel
  // An editor's preview gets each letter of a name, which may not render all items in one task.
  const label = useDeferredValue(channel.name ?? '')
  const isChild = useIsChild()
  const hasPages = content != null && (content.next !== null || content.previous !== null)
  return (
    <article aria-busy={isStale} className={isStale ? 'space-y-8 opacity-60' : 'space-y-8'}>
      <ChannelHeading channel={channel} isHome={isHome}>
        {!isChild && layouts.length > 0 && (
          <ChannelTools channel={channel} params={params} layouts={layouts} layout={layout} onLayout={choose} />
        )}
      </ChannelHeading>
      <ChannelItems items={items} layout={layout} label={label} />
      {more && <LoadMore query={more} />}
      {!more && hasPages && <LatePager page={content} order={params.order} />}
    </article>
  )
}

function LatePager(props: ChannelPagerProps) {
  const [ChannelPager] = usePart(loadPager, { when: 'mounted', onFail: 'retry online' })
  return ChannelPager ? <ChannelPager {...props} /> : <div className="min-h-target" />
}

/** Drops duplicates: an item that moved down since the last request appears on the next page again. */
const uniqueItems = (items: ChannelItem[]): ChannelItem[] => [
  ...new Map(items.map((item) => [`${item.model_type}.${item.id}`, item])).values(),
]

/** Returns the items of the first page and, with infinite scroll, of all pages fetched since. */
function useChannelItems({ config, content }: Channel, params: ChannelParams) {
  // Disabled: every page, including the first, is fetched on demand.
  const query = useInfiniteQuery({ ...channelQueries.more(params), enabled: false })
  const isGrowing = config?.paginationType === 'infiniteScroll'
  const pages = isGrowing ? query.data?.pages : undefined
  const items = useMemo(
    () => uniqueItems([content?.items ?? [], ...(pages ?? []).map(({ pagination }) => pagination.items)].flat()),
    [content, pages],
  )
  const hasNextPage = query.data ? query.hasNextPage : content?.next != null
  return { items, more: isGrowing ? { ...query, hasNextPage } : null }
}
