import { useTranslation } from '@/core/platform/i18n/use-translation'
import { SelectField } from '@/ui/pickers/select-field'

import { choiceLabel } from '../rules/choice-labels'
import type { ChoiceKey } from '../rules/offered-choices'

type ChoiceFieldProps = {
  choice: ChoiceKey
  label: string
  description?: string
  error?: string | undefined
  options: readonly string[]
  value: string
  disabled: boolean
  onChange: (value: string) => void
}

/** Select field for a setting; not shown where there is nothing to choose. A value that is not offered stays choosable, unless it is empty. */
export function ChoiceField({ choice, options, value, ...field }: ChoiceFieldProps) {
  const { t } = useTranslation()
  if (options.length < 2) return null
  const all = options.includes(value) || value === '' ? options : [...options, value]
  return (
    <SelectField
      {...field}
      value={value}
      options={all.map((option) => {
        const label = choiceLabel(choice, option)
        return { value: option, label: label ? t(label) : option }
      })}
    />
  )
}
