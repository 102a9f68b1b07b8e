import { memo, useCallback } from 'react'

import type { ContentModel, ContentRow } from '@/contract/groups/managed-channels'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PanelError } from '@/core/shared/screen/query-view'
import { LongReorderableList } from '@/ui/collections/long-reorderable-list'
import { LinesSkeleton } from '@/ui/feedback/panel-skeleton'

import { AddContent } from './add-content'
import type { ContentChanges } from './content-changes'
import { ContentItem, nameOfRow } from './content-item'
import { PasteLinks } from './paste-links'
import { useContent } from './use-content'

const ROW_HEIGHT = 60

type ContentListProps = {
  channelId: number
  model: ContentModel
  canSave: boolean
  changes: ContentChanges
}

/** The chosen content of a channel: added, removed and ordered, each change saved right away. */
export const ContentList = memo(function ContentList({ channelId, model, canSave, changes }: ContentListProps) {
  const { t } = useTranslation()
  const { query, rows, reorder } = useContent(channelId, changes)
  const renderItem = useCallback(
    (row: ContentRow) => <ContentItem row={row} section={`${model}s`} onRemove={() => void changes.remove(row.id)} />,
    [model, changes],
  )
  if (!rows)
    return query.error ? (
      <PanelError error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <LinesSkeleton lines={3} />
    )
  return (
    <>
      {canSave && (
        <>
          <AddContent model={model} knownIds={rows.map(({ id }) => id)} changes={changes} />
          <PasteLinks model={model} changes={changes} />
        </>
      )}
      {rows.length === 0 && <p className="text-muted">{t('Nothing here yet')}</p>}
      {rows.length > 0 && !canSave && (
        <ol className="list-decimal ps-6">
          {rows.map((row) => (
            <li key={row.id}>{nameOfRow(row)}</li>
          ))}
        </ol>
      )}
      {rows.length > 0 && canSave && (
        <LongReorderableList
          label={t('Content')}
          items={rows}
          itemKey={({ id }) => String(id)}
          itemName={nameOfRow}
          onReorder={(keys) => void reorder(keys)}
          estimateSize={ROW_HEIGHT}
          renderItem={renderItem}
        />
      )}
      {query.error && <PanelError error={query.error} onRetry={() => void query.fetchNextPage()} />}
    </>
  )
})
