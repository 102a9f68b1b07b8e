import { CalendarDays } from 'lucide-react'

import { datePresets, dateRangeText } from '@/lib/dates/date-presets'
import type { IsoDateRange } from '@/lib/dates/date-range'
import type { DateRangeValue } from '@/lib/dates/date-range-draft'

import type { FieldTexts } from '../fields/field-layout'
import { FormValue } from '../fields/form-value'
import { PickerLayout } from '../fields/picker-layout'
import { useOverlayTrigger } from '../overlays/use-overlay-trigger'
import { useUiTranslation } from '../ui-translation'
import { useControlled } from '../use-controlled'
import type { DateRangePanelProps } from './date-range-panel'

type DateRangePickerProps = FieldTexts &
  Pick<DateRangePanelProps, 'min' | 'max' | 'timeZone' | 'comparable'> & {
    name?: string
    value?: DateRangeValue | null
    defaultValue?: DateRangeValue | null
    /** Called when the user applies a range. */
    onChange?: (value: DateRangeValue) => void
    /** BCP 47 tag of the language with the region whose order of day and month is used; the language by default. */
    locale?: string
    disabled?: boolean
  }

const loadDialog = () => import('./date-range-dialog').then(({ DateRangeDialog }) => DateRangeDialog)

/** Date range field with presets ("Last 7 days"), a calendar and typing; the dialog's code loads on hover or focus. */
export function DateRangePicker({ label, description, error, name, disabled, ...rest }: DateRangePickerProps) {
  const words = { label, description, error }
  const { value, defaultValue = null, onChange, locale, ...panel } = rest
  const [range, setRange] = useControlled<DateRangeValue | null>({
    value,
    defaultValue,
    onChange: (next) => next && onChange?.(next),
  })
  const { Part, part, trigger } = useOverlayTrigger('dialog', loadDialog)
  const mark = <CalendarDays aria-hidden className="size-5 shrink-0 text-muted" />
  return (
    <PickerLayout
      {...words}
      trigger={trigger}
      disabled={disabled}
      mark={mark}
      valueText={<DateRangeLabel value={range} locale={locale} />}
    >
      <FormValue name={name} value={range} onChange={setRange} />
      {Part && <Part {...part} {...panel} locale={locale} label={words.label} value={range} onChange={setRange} />}
    </PickerLayout>
  )
}

/** Label of a chosen range: preset name and days, with the comparison range below. */
export function DateRangeLabel({ value, locale }: { value: DateRangeValue | null; locale?: string | undefined }) {
  const { t, language } = useUiTranslation()
  if (!value) return <span className="text-muted">{t('Choose a period')}</span>
  const preset = datePresets.find(({ id }) => id === value.preset)
  const textOf = (range: IsoDateRange) => dateRangeText(range, locale ?? language)
  const days = textOf(value)
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
          {t('Compared with :period', { period: textOf(value.compare) })}
        </span>
      )}
    </>
  )
}
