import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import type { Channel, ChannelLayout } from '@/contract/channels'
import { useTranslation } from '@/core/i18n/use-translation'
import { paths } from '@/core/navigation/paths'
import { QueryView } from '@/core/screen/query-view'
import { usePageMeta } from '@/core/screen/use-page-meta'
import { usePageTitle } from '@/core/screen/use-page-title'
import { EmptyState } from '@/ui/feedback/empty-state'

import { type ChannelAddress, channelQueries } from '../channel/queries'
import { ChannelItems, visibleItems } from './channel-items'
import { ChannelPager } from './channel-pager'
import { ChannelSkeleton } from './channel-skeleton'
import { MoreOfChannel } from './more-of-channel'

type ChannelPageProps = { idOrSlug: string; restriction?: string | undefined; isHome?: boolean }

/** A channel: its title and its content in the layout that an administrator chose. */
export function ChannelPage({ isHome = false, ...channelOf }: ChannelPageProps) {
  const address = { ...channelOf, page: usePageNumber() }
  const query = useQuery(channelQueries.show(address))
  usePageTitle(isHome ? null : query.data?.channel.name)
  usePageMeta({ ...headOf(query.data?.channel, address), ...(isHome && { path: paths.home.link() }), seo: query.data?.['seo'] })
  return (
    <QueryView query={query} skeleton={<ChannelSkeleton />}>
      {({ channel }) => (
        // Another channel is another article: it begins at its start and with its own pages.
        <article key={`${channel.id}.${address.restriction}`} className="space-y-8">
          <ChannelHeading channel={channel} isHome={isHome} />
          <ChannelContent channel={channel} address={address} />
        </article>
      )}
    </QueryView>
  )
}

/** What the head of the page says of a channel, whichever of its addresses led here. */
function headOf(channel: Channel | undefined, { restriction }: ChannelAddress) {
  if (!channel?.slug) return {}
  const { slug, config, description } = channel
  return { description: config?.seoDescription ?? description, path: paths.channel.link({ slug, restriction }) }
}

/** The page that the address names; undefined for the first, which needs no name. */
function usePageNumber(): number | undefined {
  const [search] = useSearchParams()
  const page = Number(search.get('page'))
  return Number.isInteger(page) && page > 1 ? page : undefined
}

function ChannelHeading({ channel, isHome }: { channel: Channel; isHome: boolean }) {
  const { t } = useTranslation()
  const isHidden = channel.config?.hideTitle === true
  const title = channel.name || (isHome ? t('Home') : '')
  if (isHidden) return <h1 className="sr-only">{title}</h1>
  return (
    <header className="space-y-1">
      <h1 className="text-3xl font-extrabold tracking-tight">{title}</h1>
      {channel.description && <p className="max-w-prose text-muted">{channel.description}</p>}
    </header>
  )
}

type ChannelContentProps = { channel: Channel; address: ChannelAddress }

function ChannelContent({ channel, address }: ChannelContentProps) {
  const { t } = useTranslation()
  const items = visibleItems(channel.content?.items ?? [])
  if (items.length === 0) {
    return <EmptyState title={t('Nothing is here yet')}>{t('Come back soon: new songs are on their way.')}</EmptyState>
  }
  const list = { layout: layoutOf(channel), label: channel.name ?? '' }
  return (
    <>
      <ChannelItems items={items} {...list} />
      <FurtherPages channel={channel} address={address} {...list} />
    </>
  )
}

const layoutOf = ({ config }: Channel): ChannelLayout => config?.selectedLayout ?? config?.layout ?? 'grid'

/** How the rest of the channel is reached: as the visitor scrolls, or page by page. */
function FurtherPages({ channel: { config, content }, ...list }: ChannelContentProps & { layout: ChannelLayout; label: string }) {
  if (!content) return null
  if (config?.paginationType !== 'infiniteScroll') return <ChannelPager page={content} />
  return content.next === null ? null : <MoreOfChannel {...list} />
}
