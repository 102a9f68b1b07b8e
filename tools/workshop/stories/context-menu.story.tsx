import { Heart, ListPlus, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'

import { Link } from '@/ui/links/link'
import { ContextMenu } from '@/ui/overlays/context-menu'
import type { MenuGroup } from '@/ui/overlays/menu-rows'

import type { Story } from '../story'

function Tracks() {
  const [said, setSaid] = useState('')
  const groupsOf = (track: string): MenuGroup[] => {
    const entry = (label: string) => ({ id: label, label, onSelect: () => setSaid(`${label}: ${track}`) })
    return [
      {
        id: 'track',
        entries: [
          { ...entry('Atskaņot'), icon: <Play aria-hidden /> },
          { ...entry('Patīk'), icon: <Heart aria-hidden /> },
          {
            id: 'add',
            label: 'Pievienot sarakstam',
            icon: <ListPlus aria-hidden />,
            groups: [{ id: 'lists', entries: [entry('Vakara dziesmas')] }],
          },
        ],
      },
      { id: 'danger', entries: [{ ...entry('Dzēst'), icon: <Trash2 aria-hidden />, danger: true }] },
    ]
  }
  return (
    <div className="grid max-w-md gap-2">
      {['Aijā, žūžū, lāča bērni', 'Kumeliņi, kumeliņi', 'Pūt, vējiņi'].map((track) => (
        <ContextMenu key={track} label={track} groups={groupsOf(track)}>
          <Link
            to="/track"
            onClick={() => setSaid(`Atvērts: ${track}`)}
            className="block rounded-panel border border-divider bg-paper p-4 font-bold"
          >
            {track}
          </Link>
        </ContextMenu>
      ))}
      <output className="text-muted">{said}</output>
    </div>
  )
}

/** @see ContextMenu */
export const story: Story = { title: 'ContextMenu', states: { 'right click, long press, Shift+F10': Tracks } }
