import { SearchField } from '@/ui/fields/search-field'

import type { Story } from '../story'

/** @see SearchField */
export const story: Story = {
  title: 'SearchField',
  states: {
    default: () => <SearchField label="Meklēt dziesmas un izpildītājus" />,
    filled: () => <SearchField label="Meklēt" defaultValue="Šūpuļdziesma" />,
    loading: () => <SearchField label="Meklēt" defaultValue="Šūp" pending />,
    invalid: () => <SearchField label="Meklēt" defaultValue="Š" error="Ieraksti vismaz divus burtus." />,
    disabled: () => <SearchField label="Meklēt" disabled />,
    'right edge, narrow': () => (
      <div className="flex justify-end">
        <SearchField label="Meklēt lietotājus pēc vārda vai e-pasta" className="w-full max-w-2xs" />
      </div>
    ),
  },
}
