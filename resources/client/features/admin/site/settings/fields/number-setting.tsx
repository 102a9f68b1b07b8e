import { NumberField } from '@/ui/fields/number-field'

import { MEGABYTE } from '../../tools/file-size'
import { numberIn } from '../model/setting-values'
import type { SettingControlProps } from './setting-control'

/** Ports and counts, without separators. */
const PLAIN = { maximumFractionDigits: 0, useGrouping: false }

type WholeNumberFieldProps = SettingControlProps & { min: number | undefined; max: number | undefined }

/** A count or port, without decimals and separators. */
export function WholeNumberField({ value, label, description, error, onChange, min, max }: WholeNumberFieldProps) {
  const range = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  return <NumberField {...{ label, description, error, onChange }} {...range} format={PLAIN} value={numberIn(value)} />
}

/** A size in bytes, shown in megabytes; an unchanged one keeps its bytes. */
export function SizeField({ value, onChange, ...texts }: SettingControlProps) {
  const bytes = numberIn(value)
  const megabytes = bytes === null ? null : Math.round((bytes / MEGABYTE) * 100) / 100
  return (
    <NumberField
      {...texts}
      min={0}
      format={{ maximumFractionDigits: 2 }}
      value={megabytes}
      onChange={(next) => next !== megabytes && onChange(next === null ? null : Math.round(next * MEGABYTE))}
    />
  )
}
