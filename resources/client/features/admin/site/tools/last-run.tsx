import { isUncertain } from '@/core/platform/api/api-error'
import { formatDate } from '@/core/platform/i18n/format'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { failureText } from '@/core/shared/failures/announce-failure'
import { Badge } from '@/ui/feedback/badge'

import { OUTCOME_UNKNOWN } from './queries'
import type { ToolRun } from './use-last-run'

/** Time of a run; a page can stay open for days. */
const timeOf = (milliseconds: number) => formatDate(milliseconds, { dateStyle: 'medium', timeStyle: 'medium' })

type LastRunProps<Input, Result> = { run: ToolRun<Input, Result> | undefined; about: string | undefined }

/** Outcome of the last run of a tool; of a failed one with its reason. */
export function LastRun<Input, Result>({ run, about }: LastRunProps<Input, Result>) {
  const { t } = useTranslation()
  if (!run) return <p className="text-sm text-muted">{t('Not used in this session yet')}</p>
  const time = timeOf(run.submittedAt)
  if (run.status === 'pending') {
    return <p className="text-sm">{t('Running since :time. You can leave this page in the meantime.', { time })}</p>
  }
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Outcome error={run.error} />
        {about && <span>{about}</span>}
        <span className="text-muted tabular-nums">{t('Started: :time', { time })}</span>
      </p>
      {run.error && (
        <p className="wrap-anywhere">{isUncertain(run.error) ? t(OUTCOME_UNKNOWN) : failureText(run.error)}</p>
      )}
    </div>
  )
}

function Outcome({ error }: { error: unknown }) {
  const { t } = useTranslation()
  if (!error) return <Badge tone="positive">{t('Succeeded')}</Badge>
  return isUncertain(error) ? <Badge>{t('Unknown')}</Badge> : <Badge tone="danger">{t('Failed')}</Badge>
}
