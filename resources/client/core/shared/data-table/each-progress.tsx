import { useTranslation } from '@/core/platform/i18n/use-translation'
import { Notice } from '@/ui/feedback/notice'
import { ProgressBar } from '@/ui/feedback/progress'

import type { EachRun } from './use-each-run'

/** How far an action on several records has come, and which records failed. */
export function EachProgress({ run: { isRunning, done, failures }, count }: { run: EachRun; count: number }) {
  const { t } = useTranslation()
  const text = t(':done of :count done', { done, count })
  return (
    <div className="flex flex-col gap-4">
      {isRunning ? (
        <ProgressBar label={t('Progress')} value={done + failures.length} max={count} valueText={text} />
      ) : (
        <Notice>{text}</Notice>
      )}
      {failures.length > 0 && (
        <ul aria-label={t('Failed#records')} className="flex flex-col gap-3">
          {failures.map(({ record, text: reason }) => (
            <li key={record.id}>
              <p className="font-semibold break-words">{record.name}</p>
              <p className="text-sm break-words text-danger">{reason}</p>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
