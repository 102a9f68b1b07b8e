import { memo } from 'react'

import type { ChannelItem, ChannelLayout, NestedChannel } from '@/contract/groups/channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { EmptyMusic } from '@/core/shared/media/empty-music'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { MediaSection } from '@/core/shared/media/media-section'
import { endFirstScreen } from '@/ui/deferred-rendering/first-screen'
import { useFirstScreenCount } from '@/ui/deferred-rendering/use-first-screen'

import { urlRestriction } from '../channel/queries'

/** Sections that fill the first screen of most devices. */
const FIRST_SECTIONS = 2

/** Ref that renders all sections as soon as the end of the first ones scrolls into view. */
function endFirstScreenInView(end: HTMLElement | null) {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && endFirstScreen())
  if (end) observer.observe(end)
  return () => observer.disconnect()
}

type ChannelItemsProps = { items: ChannelItem[]; layout: ChannelLayout; label: string }

/** Content of a channel: a section per non-empty nested channel, and other items in the channel's layout. */
export const ChannelItems = memo(function ChannelItems({ items, layout, label }: ChannelItemsProps) {
  const { tServer } = useTranslation()
  const media = items.filter((item) => item.model_type !== 'channel')
  const sections = items.filter((item) => item.model_type === 'channel' && (item.content?.items.length ?? 0) > 0)
  const shownSections = useFirstScreenCount(sections.length, FIRST_SECTIONS)
  if (media.length + sections.length === 0) return <EmptyChannel />
  return (
    <>
      {sections
        .slice(0, shownSections)
        .map((item) => item.model_type === 'channel' && <ChannelSection key={item.id} channel={item} />)}
      {shownSections < sections.length && <div ref={endFirstScreenInView} />}
      {media.length > 0 && <MediaCollection items={media} layout={layout} label={tServer(label)} />}
    </>
  )
})

function EmptyChannel() {
  const { t } = useTranslation()
  return <EmptyMusic title={t('Nothing here yet')}>{t('Check back soon. New songs are on the way.')}</EmptyMusic>
}

/** Rows of a nested channel's list; its title links to the rest. */
const MAX_ROWS = 5

/** Items of a grid that fill the first screen of most devices. */
const FIRST_ITEMS = 10

/** A nested channel; its title links to the whole channel. */
function ChannelSection({ channel }: { channel: NestedChannel }) {
  const { tServer } = useTranslation()
  const items = channel.content?.items ?? []
  const name = tServer(channel.name ?? '')
  const layout = channel.config?.nestedLayout ?? 'carousel'
  const isRows = layout === 'list' || layout === 'trackTable'
  const firstItems = useFirstScreenCount(items.length, FIRST_ITEMS)
  const count = isRows ? MAX_ROWS : firstItems
  return (
    <MediaSection
      title={name}
      to={paths.channel.link({ slug: channel.slug ?? '', restriction: urlRestriction(channel) })}
    >
      <MediaCollection items={items.slice(0, count)} layout={layout} label={name} />
    </MediaSection>
  )
}
