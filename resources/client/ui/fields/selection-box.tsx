import type { ComponentProps } from 'react'

import { CheckboxBox } from './checkbox-box'

type SelectionBoxProps = Omit<ComponentProps<typeof CheckboxBox>, 'id' | 'onChange' | 'onClick'> & {
  id: string
  /** It was pressed, with the Shift key or without. */
  onPress: (press: { shiftKey: boolean }) => void
}

/** A box to tick without words beside it, in a target as large as a finger; named by `aria-label` or `aria-labelledby`. */
export function SelectionBox({ onPress, ...box }: SelectionBoxProps) {
  return (
    <label htmlFor={box.id} className="grid size-target place-items-center">
      <CheckboxBox {...box} onClick={onPress} />
    </label>
  )
}
