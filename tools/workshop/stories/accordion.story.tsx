import { Accordion } from '@/ui/disclosure/accordion'

import type { Story } from '../story'

const questions = [
  { id: 'price', title: 'Cik tas maksā?', content: <p>4,99 € mēnesī. Pirmās septiņas dienas ir bez maksas.</p> },
  {
    id: 'family',
    title: 'Vai viens abonements der visai ģimenei, arī vecvecākiem, krustvecākiem un aukles telefonam?',
    content: <p>Jā, katram ģimenes loceklim var izveidot savu profilu.</p>,
  },
  { id: 'offline', title: 'Vai var klausīties bez interneta?', disabled: true, content: <p>Vēl ne.</p> },
  { id: 'end', title: 'Kā atteikties?', content: <p>Iestatījumos, jebkurā brīdī.</p> },
]

/** @see Accordion */
export const story: Story = {
  title: 'Accordion',
  states: {
    'With one open at a time': () => <Accordion items={questions} defaultOpenIds={['price']} className="max-w-prose" />,
    'With several open at once': () => (
      <Accordion items={questions} multiple defaultOpenIds={['price', 'end']} className="max-w-prose" />
    ),
  },
}
