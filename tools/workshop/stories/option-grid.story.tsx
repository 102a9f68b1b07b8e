import { Baby, Bell, Heart, Moon, Music, Star, Sun, Users } from 'lucide-react'
import { useState } from 'react'

import { OptionGrid } from '@/ui/pickers/option-grid'

import type { Story } from '../story'

const icons = [
  { value: 'moon', label: 'Mēness', icon: <Moon aria-hidden /> },
  { value: 'sun', label: 'Saule', icon: <Sun aria-hidden /> },
  { value: 'baby', label: 'Mazulis', icon: <Baby aria-hidden /> },
  { value: 'star', label: 'Zvaigzne', icon: <Star aria-hidden /> },
  { value: 'heart', label: 'Sirds', icon: <Heart aria-hidden /> },
  { value: 'bell', label: 'Zvans', icon: <Bell aria-hidden /> },
  { value: 'music', label: 'Mūzika', icon: <Music aria-hidden /> },
  { value: 'users', label: 'Cilvēki', icon: <Users aria-hidden /> },
]

function Icons() {
  const [chosen, setChosen] = useState('')
  return (
    <>
      <OptionGrid label="Ikonas" options={icons} emptyText="Nav ikonu" onChoose={setChosen} />
      <p role="status">{chosen}</p>
    </>
  )
}

export const story: Story = {
  title: 'OptionGrid',
  states: {
    'In rows of four': () => (
      <div className="w-52">
        <Icons />
      </div>
    ),
    Empty: () => <OptionGrid label="Tukšs" options={[]} emptyText="Šeit vēl nekā nav" onChoose={() => {}} />,
  },
}
