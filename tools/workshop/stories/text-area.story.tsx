import { TextArea } from '@/ui/fields/text-area'

import type { Story } from '../story'

const STORY =
  'Šis saraksts radās vasarā, kad braucām uz jūru.\nTajā ir viss, ko dziedājām mašīnā.\n\nLabākā ir trešā dziesma.\n\nBrauciet droši!'

/** @see TextArea */
export const story: Story = {
  title: 'TextArea',
  states: {
    default: () => <TextArea label="Apraksts" placeholder="Par ko ir šis saraksts?" />,
    'eight rows': () => <TextArea label="Ziņa" rows={8} description="Atbildam vienas darbdienas laikā." />,
    'grown to fit its text': () => <TextArea label="Apraksts" rows={2} defaultValue={STORY} />,
    invalid: () => <TextArea label="Ziņa" error="Ziņa ir jāaizpilda." />,
    'read only': () => <TextArea label="Apraksts" readOnly defaultValue="Dziesmas garam ceļam." />,
    disabled: () => <TextArea label="Apraksts" disabled defaultValue="Dziesmas garam ceļam." />,
    'long word, narrow': () => (
      <div className="max-w-2xs">
        <TextArea label="Apraksts" defaultValue={'Neatkarībasdienassvinībukoncertprogramma'.repeat(2)} />
      </div>
    ),
  },
}
