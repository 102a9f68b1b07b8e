import { CheckboxGroup } from '@/ui/fields/checkbox-group'

import type { Story } from '../story'

const genres = [
  { value: 'lullaby', label: 'Šūpuļdziesmas' },
  { value: 'folk', label: 'Tautasdziesmas', description: 'Arī rotaļas un ķekatu dziesmas.' },
  { value: 'film', label: 'Filmu mūzika' },
]

/** @see CheckboxGroup */
export const story: Story = {
  title: 'CheckboxGroup',
  states: {
    Default: () => (
      <CheckboxGroup
        label="Kas tev patīk?"
        options={genres}
        defaultValue={['folk']}
        description="Izvēlies, cik gribi."
      />
    ),
    'With a checkbox for all': () => (
      <CheckboxGroup label="Paziņojumi" options={genres} selectAll defaultValue={['lullaby']} />
    ),
    'With one disabled option': () => (
      <CheckboxGroup
        label="Žanri"
        selectAll
        options={[
          ...genres,
          { value: 'live', label: 'Koncertieraksti', description: 'Nav tavā plānā.', disabled: true },
        ]}
      />
    ),
    Invalid: () => <CheckboxGroup label="Kas tev patīk?" options={genres} error="Izvēlies vismaz vienu." />,
    Disabled: () => <CheckboxGroup label="Kas tev patīk?" options={genres} defaultValue={['film']} disabled />,
  },
}
