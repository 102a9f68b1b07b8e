import { Breadcrumbs } from '@/ui/disclosure/breadcrumbs'

import type { Story } from '../story'

const pages = [
  { label: 'Mana mūzika', to: '/library' },
  { label: 'Atskaņošanas saraksti', to: '/playlists' },
  { label: 'Ģimenes saraksti', to: '/family' },
  { label: 'Vakara dziesmas', to: '/evening' },
]

/** @see Breadcrumbs. A page has one of them. */
export const story: Story = {
  title: 'Breadcrumbs',
  states: {
    'Folded in a narrow container': () => (
      <Breadcrumbs items={pages} current="Aijā, žūžū, lāča bērni, pekainām kājiņām" />
    ),
  },
}
