import type { UseQueryResult } from '@tanstack/react-query'
import { Download, ImageDown } from 'lucide-react'
import { type ReactNode, type RefObject, useId, useRef } from 'react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { PanelError } from '@/core/shared/screen/query-view'
import { type CsvCell, downloadFile, toCsv } from '@/lib/files/download-file'
import { IconButton } from '@/ui/buttons/icon-button'
import type { PictureContent } from '@/ui/charts/save-picture'
import { useProgressivePanel } from '@/ui/deferred-rendering/use-progressive-row'
import { Skeleton } from '@/ui/feedback/skeleton'

type ReportPanelProps<Data> = {
  title: string
  query: UseQueryResult<Data, Error>
  isEmpty: (data: Data) => boolean
  /** Rows of the exported file, with a header. */
  rows: (data: Data) => CsvCell[][]
  /** Content of the exported picture. */
  picture: (data: Data) => PictureContent
  children: (data: Data) => ReactNode
}

/** A figure of a report that loads, fails, retries and is empty by itself, with exports. */
export function ReportPanel<Data>({ title, query, isEmpty, rows, picture, children }: ReportPanelProps<Data>) {
  const id = useId()
  const figure = useRef<HTMLElement>(null)
  const isDue = useProgressivePanel()
  const { data } = query
  return (
    <figure
      ref={figure}
      aria-labelledby={id}
      aria-busy={query.isPending || !isDue}
      className="min-w-0 break-inside-avoid space-y-3 rounded-panel border border-divider bg-paper p-5"
    >
      <div className="flex min-h-target items-center justify-between gap-3">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {isDue && data !== undefined && !isEmpty(data) && (
          <Exports title={title} figure={figure} rows={() => rows(data)} picture={() => picture(data)} />
        )}
      </div>
      {isDue ? <PanelContent {...{ query, isEmpty, children }} /> : <Skeleton className={SKELETON} />}
    </figure>
  )
}

const SKELETON = 'h-50 rounded-small'

type PanelContentProps<Data> = Pick<ReportPanelProps<Data>, 'query' | 'isEmpty' | 'children'>

function PanelContent<Data>({ query: { data, error, refetch }, isEmpty, children }: PanelContentProps<Data>) {
  const { t } = useTranslation()
  if (data !== undefined)
    return isEmpty(data) ? <p className="py-8 text-muted">{t('No data in this period')}</p> : children(data)
  return error ? <PanelError error={error} onRetry={() => void refetch()} /> : <Skeleton className={SKELETON} />
}

type ExportsProps = {
  title: string
  figure: RefObject<HTMLElement | null>
  rows: () => CsvCell[][]
  picture: () => PictureContent
}

function Exports({ title, figure, rows, picture }: ExportsProps) {
  const { t } = useTranslation()
  const saveTable = () => downloadFile(`${title}.csv`, new Blob([toCsv(rows())], { type: 'text/csv' }))
  async function saveDrawing(): Promise<void> {
    const { savePicture } = await import('@/ui/charts/save-picture')
    if (figure.current) await savePicture(title, picture(), figure.current)
  }
  return (
    <div className="flex print:hidden">
      <IconButton
        label={t('Export “:name” (PNG)', { name: title })}
        icon={<ImageDown />}
        size="sm"
        onClick={() => void saveDrawing().catch(announceFailure)}
      />
      <IconButton
        label={t('Export “:name” (CSV)', { name: title })}
        icon={<Download />}
        size="sm"
        onClick={saveTable}
      />
    </div>
  )
}
