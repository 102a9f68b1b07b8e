import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Channel } from '@/contract/groups/channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { CardsSkeleton } from '@/core/shared/media/media-skeletons'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageMeta, usePageTitle } from '@/core/shared/screen/use-page-title'
import { Skeleton } from '@/ui/feedback/skeleton'

import { listSearch, useChannelParams } from '../channel/channel-params'
import { type ChannelParams, channelQueries, urlRestriction } from '../channel/queries'
import type { ChannelArticleProps } from './channel-article'

type ChannelPageProps = {
  idOrSlug: string
  restriction?: string | undefined
  isHome?: boolean
  /** Renders the loaded channel. */
  Article: ComponentType<ChannelArticleProps>
}

/** Loads a channel, sets the page title and meta tags, and renders it with `Article`. */
export function ChannelPage({ idOrSlug, restriction, isHome = false, Article }: ChannelPageProps) {
  const params = useChannelParams({ idOrSlug, restriction })
  const query = useQuery(channelQueries.showKeepingList(params))
  const channel = query.data?.channel
  const { tServer } = useTranslation()
  usePageTitle(useChannelTitle(channel, params, isHome))
  const head = metaOf(channel, params, isHome)
  usePageMeta({ ...head, description: head.description && tServer(head.description), seo: query.data?.['seo'] })
  return (
    <QueryView query={query} skeleton={<ChannelSkeleton />}>
      {(data) => (
        // Remount for another channel, so that layout and scroll state start fresh.
        <Article
          key={`${data.channel.id}.${restriction}`}
          channel={data.channel}
          params={params}
          isHome={isHome}
          isStale={query.isPlaceholderData}
        />
      )}
    </QueryView>
  )
}

/** Returns the document title; pages after the first include their number. */
function useChannelTitle(
  channel: Channel | undefined,
  { page }: ChannelParams,
  isHome: boolean,
): string | null | undefined {
  const { t, tServer } = useTranslation()
  if (!channel) return undefined
  const name = tServer(channel.name ?? '')
  if (page) return `${name || t('Home')} - ${t('Page :page', { page })}`
  return isHome ? null : name
}

/** Returns description and canonical path. Each page has its own canonical URL; orders share one. */
function metaOf(channel: Channel | undefined, { page }: ChannelParams, isHome: boolean) {
  if (!channel) return { description: undefined }
  const { slug, config, description } = channel
  const path = isHome ? paths.home.link() : slug && paths.channel.link({ slug, restriction: urlRestriction(channel) })
  return { description: config?.seoDescription ?? description, ...(path && { path: path + listSearch({ page }) }) }
}

/** Placeholder for a loading channel: a title and rows of covers. */
export function ChannelSkeleton() {
  return (
    <div className="space-y-8" aria-hidden>
      <Skeleton className="h-9 w-64 max-w-full rounded-button" />
      <CardsSkeleton />
      <CardsSkeleton />
    </div>
  )
}
