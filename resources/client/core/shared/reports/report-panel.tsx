import type { UseQueryResult } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useId } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { PanelError } from '@/core/shared/screen/query-view'
import { type CsvCell, downloadFile, toCsv } from '@/lib/files/download-file'
import { IconButton } from '@/ui/buttons/icon-button'
import { Skeleton } from '@/ui/feedback/skeleton'

type ReportPanelProps<Data> = {
  title: string
  query: UseQueryResult<Data, Error>
  /** Rows of the exported file, with a header; one row means that the panel is empty. */
  rows: (data: Data) => CsvCell[][]
  children: (data: Data) => ReactNode
}

/** A figure of a report that loads, fails, retries and is empty by itself, with an export as CSV. */
export function ReportPanel<Data>({ title, query, rows, children }: ReportPanelProps<Data>) {
  const { t } = useTranslation()
  const id = useId()
  const { data, error } = query
  const table = data === undefined ? [] : rows(data)
  const save = () => downloadFile(`${title}.csv`, new Blob([toCsv(table)], { type: 'text/csv' }))
  return (
    <figure
      aria-labelledby={id}
      aria-busy={query.isPending}
      className="min-w-0 break-inside-avoid space-y-3 rounded-panel border border-divider bg-paper p-5"
    >
      <div className="flex min-h-target items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {table.length > 1 && (
          <IconButton
            label={t('Export “:name” (CSV)', { name: title })}
            icon={<Download />}
            size="sm"
            onClick={save}
            className="print:hidden"
          />
        )}
      </div>
      {data === undefined && error && <PanelError error={error} onRetry={() => void query.refetch()} />}
      {data === undefined && !error && <Skeleton className="h-50 rounded-small" />}
      {data !== undefined &&
        (table.length > 1 ? children(data) : <p className="py-8 text-muted">{t('No data in this period')}</p>)}
    </figure>
  )
}
