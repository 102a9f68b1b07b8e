import { useState } from 'react'

import type { DateRangeValue } from '@/lib/dates/date-range-draft'
import { DateRangePicker } from '@/ui/dates/date-range-picker'

import type { Story } from '../story'

const presetRange: DateRangeValue = { start: '2026-03-01', end: '2026-03-07', preset: 'last-7-days' }

const compared: DateRangeValue = {
  ...presetRange,
  compare: { start: '2026-02-22', end: '2026-02-28', preset: 'preceding-period' },
}

function SelectedValue() {
  const [range, setRange] = useState(presetRange)
  return (
    <div className="max-w-md">
      <DateRangePicker label="Klausīšanās laiks" value={range} onChange={setRange} max="2026-03-07" />
      <output className="text-sm text-muted">{JSON.stringify(range)}</output>
    </div>
  )
}

/** @see DateRangePicker */
export const story: Story = {
  title: 'DateRangePicker',
  states: {
    'With a value': SelectedValue,
    Empty: () => (
      <div className="max-w-md">
        <DateRangePicker label="Ieņēmumi" description="Summas ir ar nodokļiem." />
      </div>
    ),
    'With a comparison': () => (
      <div className="max-w-md">
        <DateRangePicker label="Atskaņojumi" defaultValue={compared} comparable />
      </div>
    ),
    'With an error': () => (
      <div className="max-w-md">
        <DateRangePicker
          label="Pārskats"
          defaultValue={{ start: '2024-12-02', end: '2026-03-04' }}
          error="Pārskatu sagatavo ne vairāk kā par gadu."
        />
      </div>
    ),
    Disabled: () => (
      <div className="max-w-md">
        <DateRangePicker label="Arhīvs" defaultValue={{ start: '2025-03-02', end: '2025-03-04' }} disabled />
      </div>
    ),
    'With long text at the right edge': () => (
      <div className="flex justify-end">
        <div className="w-full max-w-2xs">
          <DateRangePicker
            label="Laiks, par kuru rādīt klausītāju skaitu visās valstīs"
            defaultValue={compared}
            comparable
          />
        </div>
      </div>
    ),
  },
}
