import { CodeInput } from '@/ui/fields/code-input'

import type { Story } from '../story'

/** @see CodeInput */
export const story: Story = {
  title: 'CodeInput',
  states: {
    default: () => <CodeInput label="Apstiprinājuma kods" description="Seši cipari no e-pasta vēstules." />,
    filled: () => <CodeInput label="Kods" defaultValue="123456" />,
    'partly filled': () => <CodeInput label="Kods" defaultValue="481" />,
    invalid: () => <CodeInput label="Kods" defaultValue="111111" error="Kods nav derīgs." />,
    disabled: () => <CodeInput label="Kods" defaultValue="123456" disabled />,
    'four digits': () => <CodeInput label="Vecāku kods" length={4} defaultValue="20" />,
    narrow: () => (
      <div className="w-2xs max-w-full">
        <CodeInput label="Kods" defaultValue="908070" />
      </div>
    ),
  },
}
