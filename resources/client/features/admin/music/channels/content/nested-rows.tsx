import { useQuery } from '@tanstack/react-query'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PanelQuery } from '@/core/shared/screen/screen-panel'

import { channelQueries } from '../queries'

/** The first rows of a channel inside another. */
export function NestedRows({ channelId, name }: { channelId: number; name: string }) {
  const { t } = useTranslation()
  return (
    <PanelQuery query={useQuery(channelQueries.nestedRows(channelId))} height="h-20">
      {({ items, next }) => (
        <ul aria-label={t('Content of “:name”', { name })} className="list-disc ps-6 text-sm text-muted">
          {items.map((item) => (
            <li key={item.id}>{item.name || `#${item.id}`}</li>
          ))}
          {items.length === 0 && <li>{t('Nothing here yet')}</li>}
          {next !== null && <li aria-label={t('and more')}>…</li>}
        </ul>
      )}
    </PanelQuery>
  )
}
