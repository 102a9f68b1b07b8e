import { SliderField } from '@/ui/fields/slider-field'

import type { Story } from '../story'

const percent = (value: number) => `${value} %`

/** @see SliderField */
export const story: Story = {
  title: 'SliderField',
  states: {
    Default: () => <SliderField label="Lielākais skaļums" max={100} defaultValue={60} format={percent} />,
    'With steps': () => (
      <SliderField
        label="Pāreja starp dziesmām"
        description="Sekundes, kurās viena satiek otru."
        max={12}
        step={0.5}
        defaultValue={2.5}
      />
    ),
    Invalid: () => <SliderField label="Vecums" max={18} defaultValue={0} error="Norādi vecumu." />,
    Disabled: () => <SliderField label="Lielākais skaļums" max={100} defaultValue={80} format={percent} disabled />,
    'With long text in a narrow container': () => (
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
