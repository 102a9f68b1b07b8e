import type { ComponentProps } from 'react'

import { CheckboxBox } from './checkbox-box'

type SelectionBoxProps = Omit<ComponentProps<typeof CheckboxBox>, 'id' | 'onChange' | 'onClick'> & {
  id: string
  /** Called on press; `shiftKey` extends the selection. */
  onPress: (press: { shiftKey: boolean }) => void
}

/** Checkbox without a visible label, with a finger-sized target; name it by `aria-label` or `aria-labelledby`. */
export function SelectionBox({ onPress, ...box }: SelectionBoxProps) {
  return (
    <label htmlFor={box.id} className="grid size-target place-items-center">
      <CheckboxBox {...box} onClick={onPress} />
    </label>
  )
}
