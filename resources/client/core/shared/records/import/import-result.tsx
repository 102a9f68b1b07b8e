import { Download } from 'lucide-react'

import { useTranslation } from '@/core/platform/i18n/use-translation'
import { EachProgress } from '@/core/shared/data-table/each-progress'
import { type EachRun, openRecords } from '@/core/shared/data-table/use-each-run'
import { DialogPanel } from '@/core/shared/dialogs/dialog-panel'
import { announceFailure } from '@/core/shared/failures/announce-failure'
import { downloadFile } from '@/lib/files/download-file'
import { Button } from '@/ui/buttons/button'

import type { StepProps } from './choose-file'
import { reportFile } from './import-report'
import { RowProblems } from './row-lists'

type ImportResultProps = StepProps & { name: string; run: EachRun }

/** Last step of an import: progress, then what was created and what was not, also as a file. */
export function ImportResult({ state, title, close, name, run }: ImportResultProps) {
  const { t } = useTranslation()
  const { rows, ready } = state
  const isDone = run.done === ready.length
  return (
    <DialogPanel
      title={title}
      size="lg"
      footer={
        run.isRunning ? (
          <Button key="stop" variant="outline" autoFocus onClick={state.stop}>
            {t('Stop')}
          </Button>
        ) : (
          <>
            <Button key="close" variant="outline" autoFocus onClick={close}>
              {t('Close')}
            </Button>
            <Button variant="outline" onClick={() => downloadFile(`${name}-import.csv`, reportFile(rows, run))}>
              <Download aria-hidden className="size-5" />
              {t('Report (CSV)')}
            </Button>
            {openRecords(run).length > 0 && (
              <Button onClick={() => void state.start().catch(announceFailure)}>
                {run.rest.length > 0 ? t('Continue') : t('Try again')}
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-6">
        {isDone ? (
          <p role="status" className="font-semibold">
            {t('[one Created :count record|other Created :count records]', { count: run.done })}
          </p>
        ) : (
          <EachProgress run={run} count={ready.length} />
        )}
        {!run.isRunning && <RowProblems rows={rows.filter(({ problems }) => problems.length > 0)} />}
      </div>
    </DialogPanel>
  )
}
