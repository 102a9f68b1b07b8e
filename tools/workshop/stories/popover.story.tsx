import { Button } from '@/ui/buttons/button'
import { TextField } from '@/ui/fields/text-field'
import { Popover } from '@/ui/overlays/popover'

import type { Story } from '../story'

const Rename = ({ name }: { name: string }) => (
  <Popover
    label={name}
    trigger={(trigger) => (
      <Button {...trigger} variant="outline">
        {name}
      </Button>
    )}
  >
    {(close) => (
      <div className="grid gap-4">
        <TextField label="Nosaukums" defaultValue="Vakara dziesmas" />
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={close}>
            Atcelt
          </Button>
          <Button onClick={close}>Saglabāt</Button>
        </div>
      </div>
    )}
  </Popover>
)

/** @see Popover */
export const story: Story = {
  title: 'Popover',
  states: {
    Default: () => <Rename name="Pārdēvēt" />,
    'At the right edge': () => (
      <div className="flex justify-end">
        <Rename name="Pārdēvēt sarakstu" />
      </div>
    ),
  },
}
