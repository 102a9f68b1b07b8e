import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'

import type { ErrorLogEntry } from '@/contract/groups/error-logs'
import { isGone } from '@/core/platform/api/api-error'
import type { Translation } from '@/core/platform/i18n/translation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import type { DataColumn } from '@/core/shared/data-table/column'
import { DataTableView } from '@/core/shared/data-table/data-table'
import { tableQueryOf } from '@/core/shared/data-table/table-state'
import { useTableState } from '@/core/shared/data-table/use-table-state'
import { openLazyDialog } from '@/core/shared/dialogs/open-lazy-dialog'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { Button } from '@/ui/buttons/button'
import { EmptyState } from '@/ui/feedback/empty-state'

import { logTime } from '../log-time'
import { errorLogQuery } from '../queries'
import { EntryLevel } from './entry-level'
import { ErrorFileBar } from './error-file-bar'

/** Characters of a message in the list, whose cell shows three lines. */
const EXCERPT_LENGTH = 300

const FILE = 'file'

/** Parameters of the list, which belong to the file that it shows. */
const OF_FILE = ['page', 'query']

/** Entries of a log file, which the server searches and pages. */
export function ErrorLog() {
  const translation = useTranslation()
  const { t } = translation
  const [params, setParams] = useSearchParams()
  const file = params.get(FILE) ?? undefined
  const control = useTableState('error-log', { sortable: [], filters: [] })
  const { data, error } = useQuery({
    ...errorLogQuery(file, tableQueryOf(control.state)),
    placeholderData: keepPreviousData,
  })

  function show(next: string | undefined, options?: { replace: boolean }): void {
    const search = new URLSearchParams(params)
    for (const name of [FILE, ...OF_FILE]) search.delete(name)
    if (next !== undefined) search.set(FILE, next)
    setParams(search, options)
  }
  if (file !== undefined && isGone(error)) {
    return (
      <EmptyState
        title={t('This log file no longer exists')}
        action={<Button onClick={() => show(undefined)}>{t('Show the latest log file')}</Button>}
      />
    )
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      {data && data.files.length > 0 && (
        <ErrorFileBar
          files={data.files}
          selected={file ?? data.selectedFile ?? undefined}
          onSelect={show}
          onDeleted={() => show(undefined, { replace: true })}
        />
      )}
      <DataTableView
        name="error-log"
        label={t('Errors')}
        control={control}
        query={(tableQuery) => errorLogQuery(file, tableQuery)}
        pageOf={({ pagination }) => pagination}
        columns={columnsOf(translation)}
        nothingYet={{ title: t('No errors have been logged') }}
      />
    </div>
  )
}

const open = (entry: ErrorLogEntry) =>
  void openLazyDialog(async () => (await import('./entry-dialog')).EntryDialog, { entry }).catch(announceFailure)

const columnsOf = ({ t }: Translation): DataColumn<ErrorLogEntry>[] => [
  {
    id: 'message',
    header: t('Message'),
    isRowHeader: true,
    text: ({ message }) => message,
    cell: (entry) => (
      <button
        type="button"
        lang="en"
        translate="no"
        onClick={() => open(entry)}
        className="block min-h-target text-start font-semibold wrap-anywhere underline-offset-4 hover:underline"
      >
        {/* Safari does not cut off the lines of a button itself. */}
        <span className="line-clamp-3">{entry.message?.slice(0, EXCERPT_LENGTH) || t('Entry without a message')}</span>
      </button>
    ),
  },
  {
    id: 'level',
    header: t('Level'),
    text: ({ level }) => level,
    cell: ({ level }) => <EntryLevel level={level} />,
  },
  {
    id: 'datetime',
    header: t('Time#noun'),
    text: ({ datetime }) => datetime,
    cell: ({ datetime }) => <span className="whitespace-nowrap tabular-nums">{logTime(datetime)}</span>,
  },
]
