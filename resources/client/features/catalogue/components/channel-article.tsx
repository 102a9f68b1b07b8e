import { lazy, type ReactNode, Suspense } from 'react'

import type { Channel } from '@/contract/channels'
import { useTranslation } from '@/core/i18n/use-translation'
import { MorePages } from '@/core/screen/more-pages'
import { EmptyState } from '@/ui/feedback/empty-state'

import type { ChannelAddress } from '../channel/channel-address'
import { useChannelItems } from '../channel/use-channel-items'
import { useChannelLayout } from '../channel/use-channel-layout'
import { ChannelItems } from './channel-items'

const ChannelTools = lazy(async () => ({ default: (await import('./channel-tools')).ChannelTools }))
const ChannelPager = lazy(async () => ({ default: (await import('./channel-pager')).ChannelPager }))

type ChannelArticleProps = {
  channel: Channel
  address: ChannelAddress
  isHome: boolean
  /** Another page or order is on its way; until then this one stays. */
  isStale: boolean
}

/** A channel: its title, what the visitor may change about it, and its content. */
export function ChannelArticle({ channel, address, isHome, isStale }: ChannelArticleProps) {
  const { layouts, layout, choose } = useChannelLayout(channel)
  return (
    <article aria-busy={isStale} className={isStale ? 'space-y-8 opacity-60' : 'space-y-8'}>
      <ChannelHeading channel={channel} isHome={isHome}>
        {layouts.length > 0 && (
          <Suspense fallback={<div className="min-h-target" />}>
            <ChannelTools channel={channel} address={address} layouts={layouts} layout={layout} onLayout={choose} />
          </Suspense>
        )}
      </ChannelHeading>
      <ChannelContent channel={channel} address={address} layout={layout} />
    </article>
  )
}

type ChannelHeadingProps = Pick<ChannelArticleProps, 'channel' | 'isHome'> & { children: ReactNode }

function ChannelHeading({ channel, isHome, children }: ChannelHeadingProps) {
  const { t } = useTranslation()
  const title = channel.name || (isHome ? t('Home') : '')
  const isHidden = channel.config?.hideTitle === true
  return (
    <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
      {isHidden ? (
        <h1 className="sr-only">{title}</h1>
      ) : (
        <div className="min-w-0 flex-1 basis-64 space-y-1">
          <h1 className="text-3xl font-extrabold tracking-tight">{title}</h1>
          {channel.description && <p className="max-w-prose text-muted">{channel.description}</p>}
        </div>
      )}
      {children}
    </header>
  )
}

type ChannelContentProps = Pick<ChannelArticleProps, 'channel' | 'address'> & Pick<ReturnType<typeof useChannelLayout>, 'layout'>

function ChannelContent({ channel, address, layout }: ChannelContentProps) {
  const { t } = useTranslation()
  const { items, more } = useChannelItems(channel, address)
  const { content } = channel
  const hasPages = content != null && (content.next !== null || content.previous !== null)
  return (
    <>
      {items.length > 0 ? (
        <ChannelItems items={items} layout={layout} label={channel.name ?? ''} />
      ) : (
        <EmptyState title={t('Nothing is here yet')}>{t('Come back soon: new songs are on their way.')}</EmptyState>
      )}
      {more && items.length > 0 && <MorePages query={more} />}
      {!more && hasPages && (
        <Suspense fallback={<div className="min-h-target" />}>
          <ChannelPager page={content} order={address.order} />
        </Suspense>
      )}
    </>
  )
}
