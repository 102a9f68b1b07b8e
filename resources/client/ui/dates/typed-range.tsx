import type { DraftRange } from '@/lib/dates/date-range-draft'

import { useUiTranslation } from '../ui-translation'
import { TypedDate } from './typed-date'

type TypedRangeProps = {
  /** Accessible name of the pair of dates. */
  label: string
  value: DraftRange
  onChange: (days: Partial<DraftRange>) => void
  onBlur: () => void
}

/** Start and end of a range as two typed dates. */
export function TypedRange({ label, value: { start, end }, onChange, onBlur }: TypedRangeProps) {
  const { t } = useUiTranslation()
  return (
    <div role="group" aria-label={label} className="flex gap-3">
      <TypedDate label={t('Start date')} value={start} onChange={(date) => onChange({ start: date })} onBlur={onBlur} />
      <TypedDate label={t('End date')} value={end} onChange={(date) => onChange({ end: date })} onBlur={onBlur} />
    </div>
  )
}
