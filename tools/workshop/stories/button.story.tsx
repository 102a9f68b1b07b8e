import { Play } from 'lucide-react'

import { Button } from '@/ui/buttons/button'

import type { Story } from '../story'

const LONG = 'Saglabāt visas izmaiņas un pārslēgties uz nākamo izpildītāju'

/** @see Button */
export const story: Story = {
  title: 'Button',
  states: {
    'In every variant': () => (
      <div className="flex flex-wrap gap-3">
        <Button>Saglabāt</Button>
        <Button variant="outline">Atcelt</Button>
        <Button variant="ghost">Rādīt vairāk</Button>
        <Button variant="danger">Dzēst</Button>
      </div>
    ),
    'In every size': () => (
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm">Mazs</Button>
        <Button size="md">Parasts</Button>
        <Button size="lg">
          <Play aria-hidden /> Liels
        </Button>
      </div>
    ),
    Disabled: () => (
      <div className="flex flex-wrap gap-3">
        <Button disabled>Saglabāt</Button>
        <Button disabled variant="outline">
          Atcelt
        </Button>
      </div>
    ),
    Loading: () => <Button pending>Saglabāt</Button>,
    'With long text at the right edge': () => (
      <div className="flex justify-end">
        <Button>{LONG}</Button>
      </div>
    ),
  },
}
