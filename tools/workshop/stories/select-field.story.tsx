import { Moon, Sun } from 'lucide-react'
import { useState } from 'react'

import { SelectField } from '@/ui/pickers/select-field'

import type { Story } from '../story'

const genres = [
  { value: 1, label: 'Bērnu dziesmas' },
  { value: 2, label: 'Šūpuļdziesmas' },
  { value: 3, label: 'Tautasdziesmas' },
  { value: 4, label: 'Pasakas un stāsti' },
  { value: 5, label: 'Rotaļas', disabled: true },
]

const LONG = 'Dziesmas, kuras dziedam, kad visi kopā braucam ciemos pie vecmāmiņas un vectētiņa'

const moods = [
  {
    title: 'Rītam',
    options: [{ value: 'glad', label: 'Priecīgi', description: 'Rotaļām un ceļam', icon: <Sun aria-hidden /> }],
  },
  {
    title: 'Vakaram',
    options: [
      { value: 'calm', label: 'Mierīgi', description: 'Pirms miega', icon: <Moon aria-hidden /> },
      { value: 'long', label: LONG },
    ],
  },
]

function SelectedValue() {
  const [genre, setGenre] = useState(2)
  return (
    <>
      <SelectField
        label="Žanrs"
        description="Pēc tā dziesmu atradīs."
        options={genres}
        value={genre}
        onChange={setGenre}
        name="genre"
      />
      <output>{genre}</output>
    </>
  )
}

/** @see SelectField */
export const story: Story = {
  title: 'SelectField',
  states: {
    Default: () => (
      <div className="max-w-sm">
        <SelectedValue />
      </div>
    ),
    'Without a choice in sections': () => (
      <div className="max-w-sm">
        <SelectField label="Noskaņa" options={moods} required />
      </div>
    ),
    'Invalid, disabled and read-only': () => (
      <div className="grid max-w-sm gap-4">
        <SelectField label="Kļūdains žanrs" options={genres} error="Izvēlies žanru." />
        <SelectField label="Izslēgts žanrs" options={genres} defaultValue={1} disabled />
        <SelectField label="Lasāms žanrs" options={genres} defaultValue={1} readOnly />
      </div>
    ),
    'With long text in a narrow container at the right edge': () => (
      <div className="flex justify-end">
        <div className="w-40">
          <SelectField label="Garš" options={moods} defaultValue="long" />
        </div>
      </div>
    ),
  },
}
