import { CodeInput } from '@/ui/fields/code-input'

import type { Story } from '../story'

/** @see CodeInput */
export const story: Story = {
  title: 'CodeInput',
  states: {
    Default: () => <CodeInput label="Apstiprinājuma kods" description="Seši cipari no e-pasta vēstules." />,
    Filled: () => <CodeInput label="Kods" defaultValue="123456" />,
    'Partly filled': () => <CodeInput label="Kods" defaultValue="481" />,
    Invalid: () => <CodeInput label="Kods" defaultValue="111111" error="Kods nav derīgs." />,
    Disabled: () => <CodeInput label="Kods" defaultValue="123456" disabled />,
    'With four digits': () => <CodeInput label="Vecāku kods" length={4} defaultValue="20" />,
    'In a narrow container': () => (
      <div className="w-2xs max-w-full">
        <CodeInput label="Kods" defaultValue="908070" />
      </div>
    ),
  },
}
