import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import { IconButton } from '../buttons/icon-button'
import { TextField } from './text-field'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  /** Accessible name of the button that reveals the password. */
  revealLabel: string
}

/** Password field with a button that reveals the password. */
export function PasswordField({ revealLabel, ...field }: PasswordFieldProps) {
  const [isRevealed, setRevealed] = useState(false)
  return (
    <TextField
      data-no-draft=""
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      type={isRevealed ? 'text' : 'password'}
      end={
        <IconButton
          label={revealLabel}
          icon={isRevealed ? <EyeOff /> : <Eye />}
          pressed={isRevealed}
          disabled={field.disabled}
          onClick={() => setRevealed(!isRevealed)}
        />
      }
    />
  )
}
