import { useMemo } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { Queue } from '@/core/shared/playback/queue/queue'
import { VirtualList } from '@/ui/collections/virtual-list'

import { PlayEntry } from './play-entry'
import { QueueHint } from './queue-hint'
import { LIST, ROW, ROW_HEIGHT } from './row-style'

/** The songs before the one that plays, the last one first. */
export function EarlierSongs({ queue, end }: { queue: Queue; end: number }) {
  const { t } = useTranslation()
  const earlier = useMemo(() => queue.entries.slice(0, Math.max(0, end)).toReversed(), [queue, end])
  if (earlier.length === 0) return <QueueHint>{t("Songs you've played will show up here.")}</QueueHint>
  return (
    <VirtualList
      label={t('Played')}
      items={earlier}
      itemKey={({ id }) => String(id)}
      estimateSize={ROW_HEIGHT}
      scroller="box"
      className={LIST}
      renderItem={(entry) => (
        <div className={ROW}>
          <PlayEntry entry={entry} />
        </div>
      )}
    />
  )
}
