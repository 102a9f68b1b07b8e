import { ChipField } from '@/ui/chips/chip-field'

import type { Story } from '../story'

const genres = ['Bērnu dziesmas', 'Džezs', 'Filmu mūzika', 'Pasakas', 'Šūpuļdziesmas', 'Tautasdziesmas']

const mustBeEmail = (text: string) => (text.includes('@') ? undefined : `“${text}” nav e-pasta adrese.`)

/** @see ChipField */
export const story: Story = {
  title: 'ChipField',
  states: {
    Default: () => <ChipField label="Birkas" placeholder="Pievieno birku" description="Atdali ar komatu vai Enter." />,
    'With email addresses': () => (
      <ChipField
        label="Uzaicināt"
        inputMode="email"
        autoCapitalize="none"
        validate={mustBeEmail}
        defaultValue={[
          'anna@piemers.lv',
          'janis.berzins@skola.edu.lv',
          'vecmamina.un.vectetins.no.cesim@gimenes-pasts.piemers.lv',
        ]}
      />
    ),
    'With suggestions': () => (
      <ChipField
        label="Žanri"
        suggestions={genres}
        allowsCustomValue={false}
        defaultValue={['Džezs', 'Pasakas']}
        placeholder="Izvēlies žanru"
      />
    ),
    Invalid: () => <ChipField label="Birkas" defaultValue={['vasara']} error="Vajag vismaz divas birkas." />,
    'Read-only': () => <ChipField label="Birkas" defaultValue={['vasara', 'jūra']} readOnly />,
    Disabled: () => <ChipField label="Birkas" defaultValue={['vasara', 'jūra']} disabled />,
    'In a narrow container': () => (
      <div className="max-w-2xs">
        <ChipField label="Žanri" defaultValue={genres} />
      </div>
    ),
  },
}
