import { useState } from 'react'

import { SliderField } from '@/ui/fields/slider-field'

import { ResetValue } from '../reset-value'
import type { EditedTheme } from './edited-themes'
import { useVariable } from './use-variable'

type RangeFieldProps = {
  theme: EditedTheme
  name: string
  label: string
  value: number
  max: number
  /** Formats the value for the user. */
  format: (value: number) => string
  /** Formats the value as the variable's. */
  written: (value: number) => string
}

/** Slider for an opacity or a radius; the draft changes when it is released. */
export function RangeField({ theme, name, label, value, max, format, written }: RangeFieldProps) {
  const { write, show, reset, error } = useVariable(theme, name, label)
  const [dragged, setDragged] = useState<number>()
  return (
    <div className="flex flex-col">
      <SliderField
        label={label}
        error={error}
        value={dragged ?? value}
        max={max}
        format={format}
        onChange={(next) => {
          setDragged(next)
          show(written(next))
        }}
        onCommit={(next) => {
          setDragged(undefined)
          write(written(next))
        }}
      />
      <ResetValue label={label} onReset={reset} />
    </div>
  )
}
