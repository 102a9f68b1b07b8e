import { PasswordField } from '@/ui/fields/password-field'

import type { Story } from '../story'

/** @see PasswordField */
export const story: Story = {
  title: 'PasswordField',
  states: {
    default: () => <PasswordField label="Parole" revealLabel="Rādīt paroli" />,
    filled: () => <PasswordField label="Parole" revealLabel="Rādīt paroli" defaultValue="āboliņš un dzenis" />,
    invalid: () => (
      <PasswordField label="Parole" revealLabel="Rādīt paroli" error="Parole nav pareiza." defaultValue="āboliņš" />
    ),
    disabled: () => <PasswordField label="Parole" revealLabel="Rādīt paroli" disabled defaultValue="āboliņš" />,
  },
}
