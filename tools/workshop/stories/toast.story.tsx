import { toast } from '@/core/shared/toasts/toast-store'
import { Button } from '@/ui/buttons/button'

import type { Story } from '../story'

const LONG = 'Neizdevās saglabāt izmaiņas sarakstā “Miega dziesmas pašiem mazākajiem”, jo pārtrūka savienojums.'

/** @see toast */
export const story: Story = {
  title: 'Toast',
  states: {
    'Of every kind': () => (
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => toast.positive('Dziesma pievienota.')}>
          positive
        </Button>
        <Button variant="outline" onClick={() => toast.danger('Dziesmu nevar atskaņot.')}>
          danger
        </Button>
        <Button variant="outline" onClick={() => toast.loading('Augšupielādē …', { id: 'upload' })}>
          loading
        </Button>
        <Button variant="outline" onClick={() => toast.positive('Augšupielādēts.', { id: 'upload' })}>
          the same toast, done
        </Button>
      </div>
    ),
    'With an action': () => (
      <Button
        variant="outline"
        onClick={() => toast.danger('Šī dziesma ir abonentiem.', { action: { label: 'Abonēt', action: '/pricing' } })}
      >
        action
      </Button>
    ),
    'With long text': () => (
      <Button variant="outline" onClick={() => toast.danger(LONG)}>
        long
      </Button>
    ),
  },
}
