import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'

import { IconButton } from '../buttons/icon-button'
import { TextField } from './text-field'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'> & {
  /** Name of the switch that shows what was typed. */
  revealLabel: string
}

/** A field for a password, with a switch that shows it. */
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
