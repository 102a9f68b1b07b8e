import { Heart, Play, Trash2, X } from 'lucide-react'
import { useState } from 'react'

import { IconButton } from '@/ui/buttons/icon-button'

import type { Story } from '../story'

function Switch() {
  const [isLiked, setLiked] = useState(true)
  return <IconButton label="Patīk" icon={<Heart />} pressed={isLiked} onClick={() => setLiked(!isLiked)} />
}

/** @see IconButton */
export const story: Story = {
  title: 'IconButton',
  states: {
    'In every variant': () => (
      <div className="flex flex-wrap gap-3">
        <IconButton label="Atskaņot" icon={<Play />} variant="primary" />
        <IconButton label="Aizvērt" icon={<X />} variant="outline" />
        <IconButton label="Aizvērt" icon={<X />} />
        <IconButton label="Dzēst" icon={<Trash2 />} variant="danger" />
      </div>
    ),
    'In every size': () => (
      <div className="flex flex-wrap items-center gap-4">
        <IconButton label="Atskaņot" icon={<Play />} variant="primary" size="sm" />
        <IconButton label="Atskaņot" icon={<Play />} variant="primary" />
        <IconButton label="Atskaņot" icon={<Play />} variant="primary" size="lg" />
      </div>
    ),
    Pressed: Switch,
    Disabled: () => <IconButton label="Atskaņot" icon={<Play />} variant="primary" disabled />,
  },
}
