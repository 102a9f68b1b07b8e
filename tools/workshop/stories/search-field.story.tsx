import { SearchField } from '@/ui/fields/search-field'

import type { Story } from '../story'

/** @see SearchField */
export const story: Story = {
  title: 'SearchField',
  states: {
    Default: () => <SearchField label="Meklēt dziesmas un izpildītājus" />,
    Filled: () => <SearchField label="Meklēt" defaultValue="Šūpuļdziesma" />,
    Loading: () => <SearchField label="Meklēt" defaultValue="Šūp" pending />,
    Invalid: () => <SearchField label="Meklēt" defaultValue="Š" error="Ieraksti vismaz divus burtus." />,
    Disabled: () => <SearchField label="Meklēt" disabled />,
    'In a narrow container at the right edge': () => (
      <div className="flex justify-end">
        <SearchField label="Meklēt lietotājus pēc vārda vai e-pasta" className="w-full max-w-2xs" />
      </div>
    ),
  },
}
