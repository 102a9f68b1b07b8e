import { useState } from 'react'

import { DatePicker } from '@/ui/dates/date-picker'

import type { Story } from '../story'

function SelectedValue() {
  const [date, setDate] = useState<string | null>('2026-03-05')
  return (
    <div className="max-w-sm">
      <DatePicker label="Izdošanas diena" value={date} onChange={setDate} />
      <output className="text-sm text-muted">{date ?? '–'}</output>
    </div>
  )
}

/** @see DatePicker */
export const story: Story = {
  title: 'DatePicker',
  states: {
    'With a value': SelectedValue,
    Empty: () => (
      <div className="max-w-sm">
        <DatePicker label="Dzimšanas diena" description="Lai dziesmas būtu tavam vecumam." required />
      </div>
    ),
    'With limits': () => (
      <div className="max-w-sm">
        <DatePicker label="Koncerts" defaultValue="2026-03-12" min="2026-03-04" max="2026-03-20" />
      </div>
    ),
    'With an error': () => (
      <div className="max-w-sm">
        <DatePicker label="Maksājuma diena" defaultValue="2026-02-01" error="Šī diena jau ir pagājusi." />
      </div>
    ),
    Disabled: () => (
      <div className="max-w-sm">
        <DatePicker label="Abonementa beigas" defaultValue="2026-03-05" disabled />
      </div>
    ),
    'Read-only': () => (
      <div className="max-w-sm">
        <DatePicker label="Pievienojies" defaultValue="2024-09-01" readOnly />
      </div>
    ),
    'With long text at the right edge': () => (
      <div className="flex justify-end">
        <div className="w-full max-w-2xs">
          <DatePicker
            label="Diena, no kuras dziesma būs dzirdama visiem klausītājiem"
            description="Līdz tam to redz tikai tie, kam ir saite."
          />
        </div>
      </div>
    ),
  },
}
