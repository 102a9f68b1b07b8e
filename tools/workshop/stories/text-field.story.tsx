import { Mail } from 'lucide-react'

import { IconButton } from '@/ui/buttons/icon-button'
import { TextField } from '@/ui/fields/text-field'

import type { Story } from '../story'

/** @see TextField */
export const story: Story = {
  title: 'TextField',
  states: {
    Default: () => <TextField label="Vārds" placeholder="Anna" />,
    Filled: () => <TextField label="Vārds" description="Tā tevi redzēs citi." defaultValue="Kārlis Ķirsītis" />,
    'With a button': () => <TextField label="E-pasts" end={<IconButton label="Sūtīt" icon={<Mail />} />} />,
    Invalid: () => <TextField label="Vārds" defaultValue="K" error="Vārdam jābūt vismaz divus burtus garam." />,
    'Read-only': () => <TextField label="E-pasts" readOnly defaultValue="karlis@piemers.lv" />,
    Disabled: () => <TextField label="E-pasts" disabled defaultValue="karlis@piemers.lv" />,
    'With long text in a narrow container': () => (
      <div className="max-w-2xs">
        <TextField
          label="Kā tevi uzrunāt vēstulēs, ko sūtām reizi mēnesī"
          description="Vari rakstīt arī iesauku; to redzēsi tikai tu un tava ģimene, nevis citi klausītāji."
          error="Šajā laukā nedrīkst būt ne ciparu, ne pieturzīmju, ne atstarpju sākumā vai beigās."
          defaultValue="Neaizmirstamākais Klausītājs"
        />
      </div>
    ),
  },
}
