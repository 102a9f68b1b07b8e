import { SliderField } from '@/ui/fields/slider-field'

import type { Story } from '../story'

const percent = (value: number) => `${value} %`

/** @see SliderField */
export const story: Story = {
  title: 'SliderField',
  states: {
    default: () => <SliderField label="Lielākais skaļums" max={100} defaultValue={60} format={percent} />,
    'with steps': () => (
      <SliderField
        label="Pāreja starp dziesmām"
        description="Sekundes, kurās viena satiek otru."
        max={12}
        step={0.5}
        defaultValue={2.5}
      />
    ),
    invalid: () => <SliderField label="Vecums" max={18} defaultValue={0} error="Norādi vecumu." />,
    disabled: () => <SliderField label="Lielākais skaļums" max={100} defaultValue={80} format={percent} disabled />,
    'long text, narrow': () => (
      <div className="max-w-2xs">
        <SliderField
          label="Cik skaļi drīkst skanēt bērna profilā, kad ir uzliktas austiņas"
          max={100}
          defaultValue={45}
          format={percent}
        />
      </div>
    ),
  },
}
