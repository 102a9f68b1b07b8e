import { NumberField } from '@/ui/fields/number-field'

import type { Story } from '../story'

/** @see NumberField */
export const story: Story = {
  title: 'NumberField',
  states: {
    Default: () => <NumberField label="Vecums" min={0} max={18} defaultValue={7} />,
    Empty: () => <NumberField label="Vecums" placeholder="7" description="Lai piedāvātu piemērotas dziesmas." />,
    'With a currency': () => (
      <NumberField
        label="Cena"
        min={0}
        step={0.01}
        defaultValue={4.99}
        format={{ style: 'currency', currency: 'EUR' }}
      />
    ),
    Invalid: () => (
      <NumberField label="Profilu skaits" defaultValue={9} error="Ģimenē var būt ne vairāk kā seši profili." />
    ),
    'Read-only': () => <NumberField label="Profilu skaits" defaultValue={6} readOnly />,
    Disabled: () => <NumberField label="Profilu skaits" defaultValue={6} disabled />,
    'With long text in a narrow container': () => (
      <div className="max-w-2xs">
        <NumberField label="Cik minūšu dienā bērns drīkst klausīties pasakas un dziesmas" defaultValue={1234567.5} />
      </div>
    ),
  },
}
