import type { NestedChannel } from '@/contract/channels'
import { useTranslation } from '@/core/i18n/use-translation'
import { MediaCollection } from '@/core/media/media-collection'
import { MediaSection } from '@/core/media/media-section'
import { paths } from '@/core/navigation/paths'

import { addressRestriction } from '../channel-restriction'

/** A list inside a page shows so many rows; all of it is a press away. */
const ROWS = 5

/** A channel inside a channel: its title leads to all of it. */
export function ChannelSection({ channel }: { channel: NestedChannel }) {
  const { tServer } = useTranslation()
  const items = channel.content?.items ?? []
  const name = tServer(channel.name ?? '')
  const layout = channel.config?.nestedLayout ?? 'carousel'
  const isRows = layout === 'list' || layout === 'trackTable'
  return (
    <MediaSection title={name} to={paths.channel.link({ slug: channel.slug ?? '', restriction: addressRestriction(channel) })}>
      <MediaCollection items={isRows ? items.slice(0, ROWS) : items} layout={layout} label={name} />
    </MediaSection>
  )
}
