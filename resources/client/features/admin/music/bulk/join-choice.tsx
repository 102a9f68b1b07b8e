import { RadioGroup } from '@/ui/fields/radio-group'

import type { Join } from './queries'

type JoinChoiceProps = {
  label: string
  /** Text of the option that keeps the values of a record. */
  add: string
  replace: string
  value: Join
  onChange: (value: Join) => void
}

/** Choice between adding values to those of each record and replacing them. */
export function JoinChoice({ label, add, replace, value, onChange }: JoinChoiceProps) {
  return (
    <RadioGroup
      label={label}
      options={[
        { value: 'add', label: add },
        { value: 'replace', label: replace },
      ]}
      value={value}
      onChange={(next) => onChange(next === 'replace' ? 'replace' : 'add')}
    />
  )
}
