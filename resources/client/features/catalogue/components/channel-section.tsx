import type { NestedChannel } from '@/contract/channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { paths } from '@/core/platform/navigation/paths'
import { MediaCollection } from '@/core/shared/media/media-collection'
import { MediaSection } from '@/core/shared/media/media-section'
import { useFirstScreenCount } from '@/ui/use-first-screen'

import { addressRestriction } from '../channel-restriction'

/** A list inside a page shows so many rows; all of it is a press away. */
const ROWS = 5

/** Items of a grid that fill the first screen of most devices. */
const FIRST_ITEMS = 10

/** A channel inside a channel: its title leads to all of it. */
export function ChannelSection({ channel }: { channel: NestedChannel }) {
  const { tServer } = useTranslation()
  const items = channel.content?.items ?? []
  const name = tServer(channel.name ?? '')
  const layout = channel.config?.nestedLayout ?? 'carousel'
  const isRows = layout === 'list' || layout === 'trackTable'
  const firstItems = useFirstScreenCount(items.length, FIRST_ITEMS)
  const count = isRows ? ROWS : firstItems
  return (
    <MediaSection
      title={name}
      to={paths.channel.link({ slug: channel.slug ?? '', restriction: addressRestriction(channel) })}
    >
      <MediaCollection items={items.slice(0, count)} layout={layout} label={name} />
    </MediaSection>
  )
}
