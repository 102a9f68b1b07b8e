import type { Settings } from '@/contract/shapes/settings'
import { type Prefetch, prefetchable } from '@/core/platform/api/query'
import { getBootstrap, useSettings } from '@/core/platform/bootstrap/bootstrap-store'
import { useUser } from '@/core/platform/session/use-session'
import { NotFound } from '@/core/shared/screen/query-view'
import { usePart } from '@/lib/lazy/use-part'

import { channelQueries } from './channel/queries'
import type { ChannelArticleProps } from './components/channel-article'
import { ChannelHeading } from './components/channel-heading'
import { ChannelItems } from './components/channel-items'
import { ChannelPage, ChannelSkeleton } from './components/channel-page'
import { GuestBand } from './components/guest-band'

/** `/` of the web player: the channel set as the site's homepage. */
export function Screen() {
  const idOrSlug = homeChannel(useSettings())
  const Article = useUser() ? HomeArticle : GuestHome
  return idOrSlug === null ? <NotFound /> : <ChannelPage idOrSlug={idOrSlug} isHome Article={Article} />
}

export const prefetch: Prefetch = () => {
  const idOrSlug = homeChannel(getBootstrap().settings)
  return idOrSlug === null ? null : prefetchable(channelQueries.show({ idOrSlug }))
}

const loadArticle = () => import('./components/channel-article').then(({ ChannelArticle }) => ChannelArticle)

/** The channel below what the site says to guests. */
const GuestHome = (props: ChannelArticleProps) => (
  <div className="space-y-8">
    <GuestBand channel={props.channel} />
    <HomeArticle {...props} />
  </div>
)

/** Renders a homepage of nested channels without loading the chunk for sorting, paging and layouts. */
function HomeArticle(props: ChannelArticleProps) {
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
  return <LoadedArticle {...props} />
}

function LoadedArticle(props: ChannelArticleProps) {
  const [ChannelArticle] = usePart(loadArticle, { when: 'mounted', onFail: 'fail the screen' })
  return ChannelArticle ? <ChannelArticle {...props} /> : <ChannelSkeleton />
}

const CHANNEL_PATH = /^\/?(?:channels?\/)?([\w-]+)$/

/**
 * Id or slug of the channel shown at `/`: the one set as homepage, otherwise the first channel of the main menu. Null
 * when there is none.
 */
function homeChannel({ homepage, menus }: Settings): string | null {
  if (homepage.type?.startsWith('channel') && homepage.value != null) return String(homepage.value)
  const items = menus.find(({ positions }) => positions.includes('sidebar-primary'))?.items ?? []
  for (const { type, action } of items) {
    const slug = type === 'route' ? CHANNEL_PATH.exec(action ?? '')?.[1] : undefined
    if (slug) return slug
  }
  return null
}
