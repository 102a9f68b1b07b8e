import { RotateCw, Terminal } from 'lucide-react'

import type { ScheduleRun } from '@/contract/groups/schedule-logs'
import { assumedPermissions } from '@/contract/shapes/assumed-permissions'
import type { Translation } from '@/core/platform/i18n/translation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { usePermission } from '@/core/platform/session/use-session'
import type { DataColumn } from '@/core/shared/data-table/column'
import { DataTable } from '@/core/shared/data-table/data-table'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { countColumn } from '@/core/shared/records/columns'

import { DownloadLink } from '../download-link'
import { logTime } from '../log-time'
import { downloads, scheduleQuery } from '../queries'
import { runAgain, showRun } from './run-actions'
import { durationText, resultText, RunResult } from './run-result'

/** Runs of scheduled commands, latest first. */
export function ScheduleLog() {
  const translation = useTranslation()
  const { t } = translation
  const mayRun = usePermission(`${assumedPermissions.logs}.update`)
  return (
    <DataTable
      name="schedule-log"
      label={t('Scheduled commands')}
      query={scheduleQuery}
      pageOf={(page) => page}
      columns={columnsOf(translation)}
      rowActions={(run) => [
        {
          id: 'run',
          entries: [
            {
              id: 'output',
              label: t('Show the output'),
              icon: <Terminal aria-hidden className="size-5" />,
              onSelect: () => showRun(run),
            },
            ...(mayRun
              ? [
                  {
                    id: 'rerun',
                    label: t('Run again'),
                    icon: <RotateCw aria-hidden className="size-5" />,
                    onSelect: () => void runAgain(run).catch(announceFailure),
                  },
                ]
              : []),
          ],
        },
      ]}
      actions={<DownloadLink href={downloads.schedule()}>{t('Download the log')}</DownloadLink>}
      nothingYet={{ title: t('No command has run yet') }}
    />
  )
}

const columnsOf = (translation: Translation): DataColumn<ScheduleRun>[] => {
  const { t } = translation
  return [
    {
      id: 'command',
      header: t('Command'),
      isRowHeader: true,
      sortable: true,
      text: ({ command }) => command,
      cell: (run) => (
        <button
          type="button"
          lang="en"
          translate="no"
          onClick={() => showRun(run)}
          className="min-h-target text-start font-mono font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {run.command}
        </button>
      ),
    },
    {
      id: 'exit_code',
      header: t('Result'),
      sortable: true,
      text: (run) => resultText(run, translation),
      cell: (run) => <RunResult run={run} />,
    },
    {
      id: 'ran_at',
      header: t('Ran at'),
      sortable: true,
      text: ({ ran_at }) => ran_at,
      cell: ({ ran_at }) => <span className="whitespace-nowrap tabular-nums">{logTime(ran_at)}</span>,
    },
    { id: 'duration', header: t('Duration'), align: 'end', sortable: true, text: durationText, cell: durationText },
    countColumn('count_in_last_hour', t('Runs in the last hour'), (run) => run.count_in_last_hour),
  ]
}
