// Separate chunk: loaded with the first output.
import type { ScheduleRun } from '@/contract/groups/schedule-logs'
import { formatNumber } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import type { DialogProps } from '@/core/shared/dialogs/dialog-store'
import { DescriptionList } from '@/core/shared/records/fields/description-list'
import { LongText } from '@/ui/collections/long-text'

import { logTime } from '../log-time'
import { durationText, RunResult } from './run-result'

/** A run of a scheduled command with everything that it printed. */
export function RunDialog({ run }: { run: ScheduleRun } & DialogProps) {
  const { t } = useTranslation()
  return (
    <DialogPanel title={run.command} size="xl">
      <div className="flex flex-col gap-5">
        <DescriptionList
          items={[
            [t('Result'), <RunResult key="result" run={run} />],
            [t('Ran at'), logTime(run.ran_at)],
            [t('Duration'), durationText(run)],
            [t('Runs in the last hour'), run.count_in_last_hour != null && formatNumber(run.count_in_last_hour)],
          ]}
        />
        {run.output ? (
          <LongText label={t('Output')} text={run.output} />
        ) : (
          <p className="text-muted">{t('The command printed nothing.')}</p>
        )}
      </div>
    </DialogPanel>
  )
}
