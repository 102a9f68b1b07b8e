import { Mail } from 'lucide-react'

import { IconButton } from '@/ui/buttons/icon-button'
import { TextField } from '@/ui/fields/text-field'

import type { Story } from '../story'

/** @see TextField */
export const story: Story = {
  title: 'TextField',
  states: {
    default: () => <TextField label="Vārds" placeholder="Anna" />,
    filled: () => <TextField label="Vārds" description="Tā tevi redzēs citi." defaultValue="Kārlis Ķirsītis" />,
    'with a button': () => <TextField label="E-pasts" end={<IconButton label="Sūtīt" icon={<Mail />} />} />,
    invalid: () => <TextField label="Vārds" defaultValue="K" error="Vārdam jābūt vismaz divus burtus garam." />,
    'read only': () => <TextField label="E-pasts" readOnly defaultValue="karlis@piemers.lv" />,
    disabled: () => <TextField label="E-pasts" disabled defaultValue="karlis@piemers.lv" />,
    'long text, narrow': () => (
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
