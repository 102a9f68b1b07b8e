import type { ScheduleRun } from '@/contract/groups/schedule-logs'
import { formatNumber } from '@/core/platform/i18n/format'
import type { Translation } from '@/core/platform/i18n/translation'
import { useTranslation } from '@/core/platform/i18n/use-translation'
import { seconds } from '@/lib/dates/duration'
import { Badge } from '@/ui/feedback/badge'

/** Result of a run in words; a failed one with its exit code. */
export const resultText = ({ exit_code: code }: ScheduleRun, { t }: Translation): string => {
  if (code == null) return t('Unknown')
  return code === 0 ? t('Succeeded') : t('Failed (:code)', { code })
}

/** Duration of a run: milliseconds below a second, then seconds; a text stays as the server sends it. */
export function durationText({ duration }: ScheduleRun): string {
  if (duration == null) return ''
  const milliseconds = Number(duration)
  if (Number.isNaN(milliseconds)) return String(duration)
  const isShort = milliseconds < seconds(1)
  return formatNumber(isShort ? milliseconds : milliseconds / seconds(1), {
    style: 'unit',
    unit: isShort ? 'millisecond' : 'second',
    maximumFractionDigits: 1,
  })
}

/** Badge with the result of a run. */
export function RunResult({ run }: { run: ScheduleRun }) {
  const translation = useTranslation()
  const tone = run.exit_code == null ? 'neutral' : run.exit_code === 0 ? 'positive' : 'danger'
  return <Badge tone={tone}>{resultText(run, translation)}</Badge>
}
