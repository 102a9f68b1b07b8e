import { PasswordField } from '@/ui/fields/password-field'

import type { Story } from '../story'

/** @see PasswordField */
export const story: Story = {
  title: 'PasswordField',
  states: {
    Default: () => <PasswordField label="Parole" revealLabel="Rādīt paroli" />,
    Filled: () => <PasswordField label="Parole" revealLabel="Rādīt paroli" defaultValue="āboliņš un dzenis" />,
    Invalid: () => (
      <PasswordField label="Parole" revealLabel="Rādīt paroli" error="Parole nav pareiza." defaultValue="āboliņš" />
    ),
    Disabled: () => <PasswordField label="Parole" revealLabel="Rādīt paroli" disabled defaultValue="āboliņš" />,
  },
}
