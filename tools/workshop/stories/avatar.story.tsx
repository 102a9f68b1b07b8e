import { Avatar } from '@/ui/pictures/avatar'

import type { Story } from '../story'

const NAMES = [
  'Anna Bērziņa',
  'Jānis Kalniņš',
  'Ērika Zvirbule',
  'Pēteris Ozols',
  'Zane Liepa',
  'Kārlis Krūmiņš',
  'Līga Āboliņa',
  'Ģirts Šķēle',
  '',
]

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"%3E%3Crect width="10" height="10" fill="%23f5bb54"/%3E%3Ccircle cx="5" cy="4" r="2" fill="%237a4a63"/%3E%3Cellipse cx="5" cy="9" rx="4" ry="3" fill="%237a4a63"/%3E%3C/svg%3E'

/** @see Avatar */
export const story: Story = {
  title: 'Avatar',
  states: {
    'With initials': () => (
      <div className="flex flex-wrap gap-3">
        {NAMES.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </div>
    ),
    'In every size': () => (
      <div className="flex flex-wrap items-end gap-3">
        <Avatar name="Anna Bērziņa" size="sm" />
        <Avatar name="Anna Bērziņa" />
        <Avatar name="Anna Bērziņa" size="lg" />
        <Avatar name="Anna Bērziņa" size="xl" />
      </div>
    ),
    'With a picture': () => (
      <div className="flex flex-wrap items-end gap-3">
        <Avatar name="Anna Bērziņa" src={PICTURE} alt="Anna Bērziņa" />
        <Avatar name="Anna Bērziņa" src={PICTURE} alt="Anna Bērziņa, lielāka" size="xl" />
      </div>
    ),
    'With a broken picture': () => <Avatar name="Jānis Kalniņš" src="data:image/png,x" alt="Jānis Kalniņš" size="lg" />,
  },
}
