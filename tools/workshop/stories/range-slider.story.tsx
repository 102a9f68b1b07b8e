import { useState } from 'react'

import { RangeSlider } from '@/ui/fields/range-slider'

import type { Story } from '../story'

function Volume({ label, disabled = false, start }: { label: string; disabled?: boolean; start: number }) {
  const [value, setValue] = useState(start)
  return (
    <RangeSlider
      label={label}
      value={value}
      max={100}
      valueText={`${value} procenti`}
      onChange={setValue}
      disabled={disabled}
      className="w-full max-w-sm"
    />
  )
}

/** @see RangeSlider */
export const story: Story = {
  title: 'RangeSlider',
  states: {
    'Partly filled': () => <Volume label="Skaļums" start={40} />,
    'At its minimum and maximum': () => (
      <div className="grid gap-4">
        <Volume label="Klusums" start={0} />
        <Volume label="Pilnā skaļumā" start={100} />
      </div>
    ),
    Disabled: () => <Volume label="Izslēgts skaļums" start={60} disabled />,
  },
}
