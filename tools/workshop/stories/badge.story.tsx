import { Check, Sparkles, TriangleAlert } from 'lucide-react'

import { Badge } from '@/ui/feedback/badge'

import type { Story } from '../story'

/** @see Badge */
export const story: Story = {
  title: 'Badge',
  states: {
    'In every tone': () => (
      <div className="flex flex-wrap gap-3">
        <Badge>Melnraksts</Badge>
        <Badge tone="primary">12</Badge>
        <Badge tone="positive">Apmaksāts</Badge>
        <Badge tone="danger">Kavēts</Badge>
      </div>
    ),
    'With an icon': () => (
      <div className="flex flex-wrap gap-3 rounded-panel bg-paper p-4">
        <Badge icon={<Sparkles aria-hidden />}>Jaunums</Badge>
        <Badge tone="positive" icon={<Check aria-hidden />}>
          Apstiprināts
        </Badge>
        <Badge tone="danger" icon={<TriangleAlert aria-hidden />}>
          Bloķēts
        </Badge>
      </div>
    ),
    'With long text': () => (
      <div className="max-w-2xs">
        <Badge icon={<Sparkles aria-hidden />}>Izmēģinājuma periods beidzas pēc trim dienām un divām stundām</Badge>
      </div>
    ),
  },
}
