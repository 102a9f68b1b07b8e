import { TextArea } from '@/ui/fields/text-area'

import type { Story } from '../story'

const STORY =
  'Šis saraksts radās vasarā, kad braucām uz jūru.\nTajā ir viss, ko dziedājām mašīnā.\n\nLabākā ir trešā dziesma.\n\nBrauciet droši!'

/** @see TextArea */
export const story: Story = {
  title: 'TextArea',
  states: {
    Default: () => <TextArea label="Apraksts" placeholder="Par ko ir šis saraksts?" />,
    'With eight rows': () => <TextArea label="Ziņa" rows={8} description="Atbildam vienas darbdienas laikā." />,
    'Grown to fit its text': () => <TextArea label="Apraksts" rows={2} defaultValue={STORY} />,
    Invalid: () => <TextArea label="Ziņa" error="Ziņa ir jāaizpilda." />,
    'Read-only': () => <TextArea label="Apraksts" readOnly defaultValue="Dziesmas garam ceļam." />,
    Disabled: () => <TextArea label="Apraksts" disabled defaultValue="Dziesmas garam ceļam." />,
    'With a long word in a narrow container': () => (
      <div className="max-w-2xs">
        <TextArea label="Apraksts" defaultValue={'Neatkarībasdienassvinībukoncertprogramma'.repeat(2)} />
      </div>
    ),
  },
}
