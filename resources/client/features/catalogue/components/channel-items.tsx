import type { ChannelItem, ChannelLayout } from '@/contract/channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { endFirstScreen } from '@/lib/browser/first-screen'
import { useFirstScreenCount } from '@/ui/use-first-screen'

import { ChannelSection } from './channel-section'
import { EmptyChannel } from './empty-channel'

/** Sections that fill the first screen of most devices. */
const FIRST_SECTIONS = 2

/** Shows everything at once where the first sections do not fill the screen; for use as a ref. */
function fillScreen(end: HTMLElement | null) {
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && endFirstScreen())
  if (end) observer.observe(end)
  return () => observer.disconnect()
}

type ChannelItemsProps = { items: ChannelItem[]; layout: ChannelLayout; label: string }

/** What a channel shows: a section for each channel in it that is not empty, everything else in the channel's own layout. */
export function ChannelItems({ items, layout, label }: ChannelItemsProps) {
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
      {shownSections < sections.length && <div ref={fillScreen} />}
      {media.length > 0 && <MediaCollection items={media} layout={layout} label={tServer(label)} />}
    </>
  )
}
