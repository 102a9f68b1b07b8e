import { useTranslation } from '@/core/platform/i18n/use-translation'
import { ComboBox } from '@/ui/pickers/combo-box'
import type { Option } from '@/ui/pickers/option'
import { SelectField } from '@/ui/pickers/select-field'

import type { ChoiceSource, Choices } from '../groups/setting'
import { labelOf } from '../model/label-of'
import { textIn } from '../model/setting-values'
import type { SettingControlProps } from './setting-control'
import { useServerChoices } from './use-server-choices'

/** Adds the current value to the options: a server may have one that no list knows. */
const withCurrent = (options: Option<string>[], value: string): Option<string>[] =>
  value === '' || options.some((option) => option.value === value) ? options : [...options, { value, label: value }]

/** A choice of a few values. */
export function SelectSetting({ value, choices, ...field }: SettingControlProps & { choices: Choices }) {
  const translation = useTranslation()
  const text = textIn(value)
  const options = Object.entries(choices).map(([each, label]) => ({ value: each, label: labelOf(translation, label) }))
  return <SelectField {...field} options={withCurrent(options, text)} value={text} />
}

/** A choice of what the server offers, which may be much. */
export function ServerChoice({ value, source, onChange, ...field }: SettingControlProps & { source: ChoiceSource }) {
  const text = textIn(value)
  const options = withCurrent(useServerChoices(source), text)
  return (
    <ComboBox
      {...field}
      options={options}
      value={options.find((option) => option.value === text) ?? null}
      onChange={(option) => onChange(option?.value ?? '')}
    />
  )
}
