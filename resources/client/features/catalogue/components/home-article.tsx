import { lazy, Suspense } from 'react'

import type { ChannelArticleProps } from './channel-article'
import { ChannelHeading } from './channel-heading'
import { ChannelItems } from './channel-items'
import { ChannelSkeleton } from './channel-skeleton'

const ChannelArticle = lazy(async () => ({ default: (await import('./channel-article')).ChannelArticle }))

/** The homepage is usually a few channels, which have nothing to sort, to page or to arrange: it does without the code for that. */
export function HomeArticle(props: ChannelArticleProps) {
  const { channel, isHome } = props
  const { content, config } = channel
  const isWhole = content?.next == null && content?.previous == null
  if (config?.contentModel === 'channel' && isWhole) {
    return (
      <article className="space-y-8">
        <ChannelHeading channel={channel} isHome={isHome} />
        <ChannelItems items={content?.items ?? []} layout="grid" label={channel.name ?? ''} />
      </article>
    )
  }
  return (
    <Suspense fallback={<ChannelSkeleton />}>
      <ChannelArticle {...props} />
    </Suspense>
  )
}
