import { Link } from 'react-router-dom'

import type { NestedChannel } from '@/contract/channels'
import { useTranslation } from '@/core/i18n/use-translation'
import { paths } from '@/core/navigation/paths'

import { addressRestriction } from '../channel-restriction'
import { MediaCollection } from '@/core/media/media-collection'

/** A list inside a page shows so many rows; all of it is a press away. */
const ROWS = 5

/** A channel inside a channel: its title leads to all of it. */
export function ChannelSection({ channel }: { channel: NestedChannel }) {
  const { t } = useTranslation()
  const items = channel.content?.items ?? []
  const name = channel.name ?? ''
  const layout = channel.config?.nestedLayout ?? 'carousel'
  const isRows = layout === 'list' || layout === 'trackTable'
  return (
    <section aria-label={name} className="space-y-3">
      <header className="flex items-baseline justify-between gap-4">
        <h2 className="text-xl font-bold">{name}</h2>
        {channel.slug && (
          <Link
            className="inline-flex min-h-6 child:min-h-target items-center text-sm font-semibold text-muted hover:text-main hover:underline"
            to={paths.channel.link({ slug: channel.slug, restriction: addressRestriction(channel) })}
          >
            {t('Show all')}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
      </header>
      <MediaCollection items={isRows ? items.slice(0, ROWS) : items} layout={layout} label={name} />
    </section>
  )
}
