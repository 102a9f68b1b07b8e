import { Disc3, UserRound } from 'lucide-react'
import { useState } from 'react'

import { CommandList, type CommandSection } from '@/ui/pickers/command-list'

import type { Story } from '../story'

const everything: CommandSection[] = [
  {
    title: 'Sadaļas',
    commands: [
      { id: 'users', label: 'Lietotāji', icon: <UserRound aria-hidden />, run: () => undefined },
      { id: 'albums', label: 'Albumi', icon: <Disc3 aria-hidden />, run: () => undefined },
    ],
  },
  {
    title: 'Lietotāji',
    commands: [
      { id: 'users/1', label: 'Ilze Kalniņa', description: 'admin@dziesma.test', run: () => undefined },
      { id: 'users/3', label: 'Anna Bērziņa', description: 'free@dziesma.test', run: () => undefined },
    ],
  },
]

function SearchExample() {
  const [text, setText] = useState('')
  const [ran, setRan] = useState(0)
  const sections = everything
    .map(({ title, commands }) => ({
      title,
      commands: commands.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    }))
    .filter(({ commands }) => commands.length > 0)
  return (
    <>
      <CommandList
        label="Meklēt vai izpildīt komandu"
        text={text}
        onType={setText}
        sections={sections}
        onRun={() => setRan(ran + 1)}
        empty="Nekas nav atrasts"
      />
      <p role="status">{`Izpildītas komandas: ${ran}`}</p>
    </>
  )
}

export const story: Story = {
  title: 'CommandList',
  states: {
    'All commands': () => (
      <div className="max-w-lg">
        <SearchExample />
      </div>
    ),
  },
}
