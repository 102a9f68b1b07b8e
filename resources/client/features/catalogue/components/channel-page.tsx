import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Channel } from '@/contract/channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { QueryView } from '@/core/shared/screen/query-view'
import { usePageMeta } from '@/core/shared/screen/use-page-meta'
import { usePageTitle } from '@/core/shared/screen/use-page-title'

import { addressRestriction } from '../channel-restriction'
import { type ChannelAddress, placeQuery, useChannelAddress } from '../channel/channel-address'
import { channelQueries } from '../channel/queries'
import type { ChannelArticleProps } from './channel-article'
import { ChannelSkeleton } from './channel-skeleton'

type ChannelPageProps = {
  idOrSlug: string
  restriction?: string | undefined
  isHome?: boolean
  /** Shows the channel itself. */
  Article: ComponentType<ChannelArticleProps>
}

/** A channel: its title and its content in the layout that an administrator or the visitor chose. */
export function ChannelPage({ idOrSlug, restriction, isHome = false, Article }: ChannelPageProps) {
  const address = useChannelAddress({ idOrSlug, restriction })
  const query = useQuery(channelQueries.showStaying(address))
  const channel = query.data?.channel
  const { tServer } = useTranslation()
  usePageTitle(useTitle(channel, address, isHome))
  const head = headOf(channel, address, isHome)
  usePageMeta({ ...head, description: head.description && tServer(head.description), seo: query.data?.['seo'] })
  return (
    <QueryView query={query} skeleton={<ChannelSkeleton />}>
      {(data) => (
        // Another channel begins at its start and with its own pages.
        <Article
          key={`${data.channel.id}.${restriction}`}
          channel={data.channel}
          address={address}
          isHome={isHome}
          isStale={query.isPlaceholderData}
        />
      )}
    </QueryView>
  )
}

/** The title of a channel's page: each page of a list has its own. */
function useTitle(channel: Channel | undefined, { page }: ChannelAddress, isHome: boolean): string | null | undefined {
  const { t, tServer } = useTranslation()
  if (!channel) return undefined
  const name = tServer(channel.name ?? '')
  if (page) return `${name || t('Home')} - ${t('Page :page', { page })}`
  return isHome ? null : name
}

/** What the head of the page says of a channel, whichever of its addresses led here. Pages are pages of their own, orders are not. */
function headOf(channel: Channel | undefined, { page }: ChannelAddress, isHome: boolean) {
  if (!channel) return { description: undefined }
  const { slug, config, description } = channel
  const path = isHome
    ? paths.home.link()
    : slug && paths.channel.link({ slug, restriction: addressRestriction(channel) })
  return { description: config?.seoDescription ?? description, ...(path && { path: path + placeQuery({ page }) }) }
}
