import { SwitchField } from '@/ui/fields/switch-field'

import type { Story } from '../story'

/** @see SwitchField */
export const story: Story = {
  title: 'SwitchField',
  states: {
    off: () => <SwitchField label="Automātiski turpināt" />,
    on: () => (
      <SwitchField
        label="Automātiski turpināt"
        defaultChecked
        description="Kad albums beidzas, skan līdzīgas dziesmas."
      />
    ),
    invalid: () => <SwitchField label="Rādīt profilu citiem" error="Neizdevās saglabāt. Mēģini vēlreiz." />,
    disabled: () => (
      <>
        <SwitchField label="Reklāmas" disabled />
        <SwitchField label="Skaļuma griesti" disabled defaultChecked />
      </>
    ),
    'long text, narrow': () => (
      <div className="max-w-2xs">
        <SwitchField
          label="Ziņot, kad iecienītākie izpildītāji izdod jaunus albumus vai koncertierakstus"
          defaultChecked
        />
      </div>
    ),
  },
}
