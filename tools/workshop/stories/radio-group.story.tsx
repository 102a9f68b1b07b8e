import { RadioGroup } from '@/ui/fields/radio-group'

import type { Story } from '../story'

const cycles = [
  { value: 'month', label: 'Mēnesī', description: '4,99 € katru mēnesi.' },
  { value: 'year', label: 'Gadā', description: '49,90 € reizi gadā.' },
  { value: 'week', label: 'Nedēļā' },
]

/** @see RadioGroup */
export const story: Story = {
  title: 'RadioGroup',
  states: {
    default: () => <RadioGroup label="Cik bieži maksāt?" options={cycles} defaultValue="month" />,
    'none chosen': () => (
      <RadioGroup label="Cik bieži maksāt?" options={cycles} required description="Vēlāk varēsi mainīt." />
    ),
    'one disabled': () => (
      <RadioGroup
        label="Cik bieži maksāt?"
        options={cycles.map((cycle) => ({ ...cycle, disabled: cycle.value === 'year' }))}
        defaultValue="week"
      />
    ),
    invalid: () => <RadioGroup label="Cik bieži maksāt?" options={cycles} error="Izvēlies vienu no šiem." />,
    disabled: () => <RadioGroup label="Cik bieži maksāt?" options={cycles} defaultValue="year" disabled />,
  },
}
