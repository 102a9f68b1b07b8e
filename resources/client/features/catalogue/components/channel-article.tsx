import { lazy, Suspense } from 'react'

import type { Channel } from '@/contract/channels'
import { useIsChild } from '@/core/platform/session/use-session'
import { MorePages } from '@/core/shared/screen/more-pages'

import type { ChannelAddress } from '../channel/channel-address'
import { useChannelItems } from '../channel/use-channel-items'
import { useChannelLayout } from '../channel/use-channel-layout'
import { ChannelHeading } from './channel-heading'
import { ChannelItems } from './channel-items'
import { ChannelTools } from './channel-tools'

const ChannelPager = lazy(async () => ({ default: (await import('./channel-pager')).ChannelPager }))

/** A channel, and where in it the visitor is. */
export type ChannelArticleProps = {
  channel: Channel
  address: ChannelAddress
  isHome: boolean
  /** Another page or order is on its way; until then this one stays. */
  isStale: boolean
}

/** A channel: its title, what the visitor may change about it, and its content. */
export function ChannelArticle({ channel, address, isHome, isStale }: ChannelArticleProps) {
  const { layouts, layout, choose } = useChannelLayout(channel)
  const { items, more } = useChannelItems(channel, address)
  const { content } = channel
  const isChild = useIsChild()
  const hasPages = content != null && (content.next !== null || content.previous !== null)
  return (
    <article aria-busy={isStale} className={isStale ? 'space-y-8 opacity-60' : 'space-y-8'}>
      <ChannelHeading channel={channel} isHome={isHome}>
        {!isChild && layouts.length > 0 && (
          <ChannelTools channel={channel} address={address} layouts={layouts} layout={layout} onLayout={choose} />
        )}
      </ChannelHeading>
      <ChannelItems items={items} layout={layout} label={channel.name ?? ''} />
      {more && <MorePages query={more} />}
      {!more && hasPages && (
        <Suspense fallback={<div className="min-h-target" />}>
          <ChannelPager page={content} order={address.order} />
        </Suspense>
      )}
    </article>
  )
}
