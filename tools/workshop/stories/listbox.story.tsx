import { Baby, Moon, Sun } from 'lucide-react'
import { useState } from 'react'

import { ListBox } from '@/ui/pickers/listbox'

import type { Story } from '../story'

const moods = [
  { value: 'calm', label: 'Mierīgi', description: 'Pirms miega un slimības dienās', icon: <Moon aria-hidden /> },
  { value: 'glad', label: 'Priecīgi', description: 'Rītiem, rotaļām un ceļam', icon: <Sun aria-hidden /> },
  { value: 'tiny', label: 'Pašiem mazākajiem', icon: <Baby aria-hidden /> },
  { value: 'loud', label: 'Skaļi', disabled: true },
]

const towns = [
  'Aizkraukle',
  'Alūksne',
  'Bauska',
  'Cēsis',
  'Daugavpils',
  'Jēkabpils',
  'Jelgava',
  'Kuldīga',
  'Liepāja',
  'Madona',
  'Ogre',
  'Rēzekne',
  'Rīga',
  'Saldus',
  'Sigulda',
  'Smiltene',
  'Talsi',
  'Tukums',
  'Valmiera',
  'Ventspils',
]

function Moods({ multiple }: { multiple: boolean }) {
  const [selectedKeys, setSelectedKeys] = useState(['glad'])
  return (
    <ListBox
      label={multiple ? 'Noskaņas' : 'Noskaņa'}
      options={moods}
      value={selectedKeys}
      onChange={setSelectedKeys}
      multiple={multiple}
      emptyText="Nav noskaņu"
    />
  )
}

/** @see ListBox */
export const story: Story = {
  title: 'ListBox',
  states: {
    'With one choice': () => (
      <div className="max-w-sm rounded-panel border border-divider bg-paper">
        <Moods multiple={false} />
      </div>
    ),
    'With several choices and a disabled option': () => (
      <div className="max-w-sm rounded-panel border border-divider bg-paper">
        <Moods multiple />
      </div>
    ),
    'With many options in sections': () => (
      <div className="max-w-xs rounded-panel border border-divider bg-paper">
        <ListBox
          label="Pilsēta"
          options={[
            { title: 'Pirmā puse', options: towns.slice(0, 10).map((town) => ({ value: town, label: town })) },
            { title: 'Otrā puse', options: towns.slice(10).map((town) => ({ value: town, label: town })) },
          ]}
          emptyText="Nav pilsētu"
        />
      </div>
    ),
    Empty: () => <ListBox label="Tukšs" options={[]} emptyText="Šeit vēl nekā nav" />,
  },
}
