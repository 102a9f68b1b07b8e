import type { DraftRange } from '@/lib/dates/date-range-draft'

import { useUiTranslation } from '../ui-translation'
import { TypedDate } from './typed-date'

type TypedRangeProps = {
  /** Name of the two days together. */
  label: string
  value: DraftRange
  onChange: (days: Partial<DraftRange>) => void
  onBlur: () => void
}

/** The two days of a range, each typed. */
export function TypedRange({ label, value: { start, end }, onChange, onBlur }: TypedRangeProps) {
  const { t } = useUiTranslation()
  return (
    <div role="group" aria-label={label} className="flex gap-3">
      <TypedDate label={t('Start date')} value={start} onChange={(date) => onChange({ start: date })} onBlur={onBlur} />
      <TypedDate label={t('End date')} value={end} onChange={(date) => onChange({ end: date })} onBlur={onBlur} />
    </div>
  )
}
