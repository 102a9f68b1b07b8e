import { SwitchField } from '@/ui/fields/switch-field'

import type { Story } from '../story'

/** @see SwitchField */
export const story: Story = {
  title: 'SwitchField',
  states: {
    Off: () => <SwitchField label="Automātiski turpināt" />,
    On: () => (
      <SwitchField
        label="Automātiski turpināt"
        defaultChecked
        description="Kad albums beidzas, skan līdzīgas dziesmas."
      />
    ),
    Invalid: () => <SwitchField label="Rādīt profilu citiem" error="Neizdevās saglabāt. Mēģini vēlreiz." />,
    Disabled: () => (
      <>
        <SwitchField label="Reklāmas" disabled />
        <SwitchField label="Skaļuma griesti" disabled defaultChecked />
      </>
    ),
    'With long text in a narrow container': () => (
      <div className="max-w-2xs">
        <SwitchField
          label="Ziņot, kad iecienītākie izpildītāji izdod jaunus albumus vai koncertierakstus"
          defaultChecked
        />
      </div>
    ),
  },
}
