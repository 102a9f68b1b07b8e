import { Disc3, Info, ListMusic } from 'lucide-react'
import { useState } from 'react'

import { Tabs } from '@/ui/disclosure/tabs'

import type { Story } from '../story'

const tabs = [
  { id: 'albums', label: 'Albumi', icon: <Disc3 aria-hidden />, content: <p>Albumu vēl nav.</p> },
  { id: 'tracks', label: 'Dziesmas', icon: <ListMusic aria-hidden />, content: <p>Dziesmu vēl nav.</p> },
  { id: 'radio', label: 'Radio', disabled: true, content: <p>Radio</p> },
  { id: 'about', label: 'Par izpildītāju', icon: <Info aria-hidden />, content: <p>Dzied no 1987. gada.</p> },
]

const settings = [
  'Profils',
  'Parole un drošība',
  'Pieteikšanās divos soļos',
  'Pieslēgtās ierīces',
  'Sociālie tīkli',
  'Valoda un reģions',
  'Dzēst kontu',
]

function PersistentTabs() {
  const [selected, setSelected] = useState('tracks')
  return <Tabs label="Izpildītājs" tabs={tabs} selectedId={selected} onSelect={setSelected} />
}

/** @see Tabs */
export const story: Story = {
  title: 'Tabs',
  states: {
    Default: PersistentTabs,
    'Overflowing with the last tab chosen': () => (
      <div className="max-w-sm">
        <Tabs
          label="Iestatījumi"
          tabs={settings.map((label) => ({ id: label, label, content: <p>{label}</p> }))}
          selectedId="Dzēst kontu"
        />
      </div>
    ),
  },
}
