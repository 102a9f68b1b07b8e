import { Button } from '@/ui/buttons/button'
import { LinkButton } from '@/ui/buttons/link-button'
import { Link } from '@/ui/links/link'
import { HoverPopover } from '@/ui/overlays/hover-popover'

import type { Story } from '../story'

const Artist = ({ name }: { name: string }) => (
  <HoverPopover
    label={name}
    trigger={(trigger) => (
      <Link {...trigger} to="/artist" className="font-bold text-primary underline-offset-4 hover:underline">
        {name}
      </Link>
    )}
  >
    <div className="grid gap-3">
      <p className="font-bold">{name}</p>
      <p className="text-sm text-muted">Dziesmas maziem un lieliem no pašas Kurzemes. 24 albumi, 312 dziesmas.</p>
      <div className="flex gap-2">
        <Button size="sm">Sekot</Button>
        <LinkButton size="sm" variant="outline" to="/artist">
          Vairāk
        </LinkButton>
      </div>
    </div>
  </HoverPopover>
)

/** @see HoverPopover */
export const story: Story = {
  title: 'HoverPopover',
  states: {
    Default: () => (
      <p>
        Dzied <Artist name="Dzeguzīte" /> un <Artist name="Baltie lācīši" />. <Button variant="ghost">Tālāk</Button>
      </p>
    ),
    'At the right edge': () => (
      <div className="flex justify-end">
        <Artist name="Ķiparu nama ansamblis" />
      </div>
    ),
  },
}
