import { useState } from 'react'

import { CheckboxField } from '@/ui/fields/checkbox-field'

import type { Story } from '../story'

function Indeterminate() {
  const [songs, setSongs] = useState<boolean | null>(null)
  return (
    <CheckboxField label="Visas dziesmas" checked={songs ?? false} indeterminate={songs === null} onChange={setSongs} />
  )
}

/** @see CheckboxField */
export const story: Story = {
  title: 'CheckboxField',
  states: {
    Default: () => <CheckboxField label="Atcerēties mani" />,
    Checked: () => <CheckboxField label="Atcerēties mani" defaultChecked description="Vienu mēnesi šajā ierīcē." />,
    Indeterminate: Indeterminate,
    Invalid: () => <CheckboxField label="Piekrītu noteikumiem" error="Bez piekrišanas tālāk netiksi." />,
    Disabled: () => (
      <>
        <CheckboxField label="Atcerēties mani" disabled />
        <CheckboxField label="Atcerēties mani" disabled defaultChecked />
        <CheckboxField label="Atcerēties mani" disabled indeterminate />
      </>
    ),
    'With long text in a narrow container': () => (
      <div className="max-w-2xs">
        <CheckboxField
          label="Vēlos saņemt ziņas par jauniem albumiem, ko izdod mani iecienītākie izpildītāji"
          defaultChecked
        />
      </div>
    ),
  },
}
