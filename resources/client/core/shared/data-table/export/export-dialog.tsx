// Separate chunk: loaded with the first export of a whole list.
import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { ApiError } from '@/core/platform/api/api-error'
import { reportError } from '@/core/platform/error-reporting/report-error'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { failureText } from '@/core/shared/failures/announce-failure'
import { toast } from '@/core/shared/toasts/toast-store'
import { downloadFile } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'
import { Notice } from '@/ui/feedback/notice'
import { ProgressBar } from '@/ui/feedback/progress'

import { csvFile, type DataColumn, withIds } from '../column'
import type { TableState } from '../table-state'
import type { TableSource, WithId } from '../use-table-state'
import { loadAll, nothingLoaded } from './load-all'

/** A list to export: its rows, the part of it that is chosen, and the columns of the file. */
export type ListExport<Row, Output> = TableSource<Row, Output> & {
  /** Name of the file, without its extension. */
  name: string
  /** Name of the list. */
  label: string
  state: TableState
  columns: readonly DataColumn<Row>[]
}

/** Loads a whole list with progress, and saves it as a CSV file. Closing the dialog stops it; a failure can be retried. */
export function ExportDialog<Row extends WithId, Output>({
  close,
  client,
  ...list
}: ListExport<Row, Output> & { client: QueryClient } & DialogProps<boolean>) {
  const { t } = useTranslation()
  const loaded = useRef(nothingLoaded<Row>())
  const [{ count, total }, setProgress] = useState<{ count: number; total: number | null }>({ count: 0, total: null })
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(1)

  const load = useEffectEvent((signal: AbortSignal) =>
    loadAll({
      ...list,
      client,
      loaded: loaded.current,
      signal,
      onProgress: (loadedCount, all) => setProgress({ count: loadedCount, total: all }),
    }),
  )
  const save = useEffectEvent((rows: Row[]) => {
    downloadFile(`${list.name}.csv`, csvFile(withIds(list.columns), rows))
    toast.positive(t('[one Exported :count row|other Exported :count rows]', { count: rows.length }))
    close(true)
  })
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    load(signal)
      .then(save)
      .catch((error: unknown) => {
        if (signal.aborted) return
        if (!(error instanceof ApiError)) reportError(error)
        setFailure(failureText(error))
      })
    return () => controller.abort()
  }, [attempt])

  const valueText =
    total === null
      ? t('[one :count row|other :count rows]', { count })
      : t(':done of [one :count row|other :count rows]', { done: formatNumber(count), count: total })
  return (
    <DialogPanel
      title={t('Export “:name”', { name: list.label })}
      isQuestion
      footer={
        <>
          <Button key="cancel" variant="outline" autoFocus onClick={() => close(false)}>
            {t('Cancel')}
          </Button>
          {failure !== undefined && (
            <Button
              onClick={() => {
                setFailure(undefined)
                setAttempt(attempt + 1)
              }}
            >
              {t('Try again')}
            </Button>
          )}
        </>
      }
    >
      {failure === undefined ? (
        <div className="grid gap-1.5">
          <ProgressBar
            label={t('Progress')}
            value={total === null ? null : count}
            max={total ?? 100}
            valueText={valueText}
          />
          {total === null && <p className="text-sm text-muted tabular-nums">{valueText}</p>}
        </div>
      ) : (
        <div className="flex flex-col gap-3">
          <Notice>{failure}</Notice>
          <p>{t('So far: :rows. The next try continues from there.', { rows: valueText })}</p>
        </div>
      )}
    </DialogPanel>
  )
}
