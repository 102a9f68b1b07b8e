import { ChipField } from '@/ui/chips/chip-field'

import { commaListIn, listIn } from '../model/setting-values'
import type { SettingControlProps } from './setting-control'

type ListFieldProps = SettingControlProps & { /** The setting is stored as one text with commas. */ isText: boolean }

/** Short texts as chips, saved as a list or as one text. */
export function ListField({ value, onChange, isText, ...field }: ListFieldProps) {
  return (
    <ChipField
      {...field}
      autoCapitalize="none"
      value={isText ? commaListIn(value) : listIn(value)}
      onChange={(chips) => onChange(isText ? chips.join(',') : chips)}
    />
  )
}
