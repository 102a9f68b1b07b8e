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
    Default: () => <RadioGroup label="Cik bieži maksāt?" options={cycles} defaultValue="month" />,
    'Without a choice': () => (
      <RadioGroup label="Cik bieži maksāt?" options={cycles} required description="Vēlāk varēsi mainīt." />
    ),
    'With one disabled option': () => (
      <RadioGroup
        label="Cik bieži maksāt?"
        options={cycles.map((cycle) => ({ ...cycle, disabled: cycle.value === 'year' }))}
        defaultValue="week"
      />
    ),
    Invalid: () => <RadioGroup label="Cik bieži maksāt?" options={cycles} error="Izvēlies vienu no šiem." />,
    Disabled: () => <RadioGroup label="Cik bieži maksāt?" options={cycles} defaultValue="year" disabled />,
  },
}
