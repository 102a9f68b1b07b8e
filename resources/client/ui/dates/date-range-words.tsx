import { datePresets } from '@/lib/dates/date-presets'
import type { DateRangeValue } from '@/lib/dates/date-range-draft'
import { dateRangeText } from '@/lib/dates/date-range-text'

import { useUiTranslation } from '../ui-translation'

/** Label of a chosen range: preset name and days, with the comparison range below. */
export function DateRangeLabel({ value }: { value: DateRangeValue | null }) {
  const { t, language } = useUiTranslation()
  if (!value) return <span className="text-muted">{t('Choose a period')}</span>
  const preset = datePresets.find(({ id }) => id === value.preset)
  const days = dateRangeText(value, language)
  return (
    <>
      {preset ? (
        <span className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{t(preset.label)}</span> <span className="text-sm text-muted">{days}</span>
        </span>
      ) : (
        days
      )}
      {value.compare && (
        <span className="block text-sm text-muted">
          {t('Compared with :period', { period: dateRangeText(value.compare, language) })}
        </span>
      )}
    </>
  )
}
