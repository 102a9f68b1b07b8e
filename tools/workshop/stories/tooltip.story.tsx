import { Heart, ListPlus, Share2 } from 'lucide-react'

import { Button } from '@/ui/buttons/button'
import { IconButton } from '@/ui/buttons/icon-button'
import { Tooltip } from '@/ui/overlays/tooltip'

import type { Story } from '../story'

const LONG = 'Pievienot dziesmu sarakstam, kas visai ģimenei atskanēs vakarā pirms gulētiešanas'

/** @see Tooltip */
export const story: Story = {
  title: 'Tooltip',
  states: {
    Default: () => (
      <div className="flex gap-2 pt-8">
        <Tooltip label="Patīk">
          <IconButton title={undefined} label="Patīk" icon={<Heart />} />
        </Tooltip>
        <Tooltip label="Nosūtīt draugam">
          <IconButton title={undefined} label="Dalīties" icon={<Share2 />} />
        </Tooltip>
      </div>
    ),
    'With long text at the right edge': () => (
      <div className="flex justify-end">
        <Tooltip label={LONG}>
          <Button variant="outline">
            <ListPlus aria-hidden /> Pievienot
          </Button>
        </Tooltip>
      </div>
    ),
  },
}
