import { useId } from 'react'

import { CheckboxBox } from '@/ui/fields/checkbox-field'

type PreferenceCellProps = {
  label: string
  checked: boolean
  indeterminate?: boolean
  onChange: (isOn: boolean) => void
}

/** A checkbox of the grid in a touch target. */
export function PreferenceCell({ label, ...box }: PreferenceCellProps) {
  const id = useId()
  return (
    <td className="p-0 text-center">
      <label htmlFor={id} className="inline-grid size-target place-items-center align-middle">
        <CheckboxBox {...box} id={id} aria-label={label} />
      </label>
    </td>
  )
}
