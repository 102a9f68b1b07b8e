import { type ComponentProps, useRef } from 'react'

import { SourceField } from '@/core/shared/rich-text/source-field'

import { ResetValue } from '../reset-value'

type CodeFieldProps = Omit<ComponentProps<typeof SourceField>, 'label' | 'onChange'> & {
  label: string
  /** `run` numbers the visits to the field: the changes of one are one step of the history. */
  onChange: (value: string, run: number) => void
  /** Undefined while the code is the original one. */
  onReset: (() => void) | undefined
}

/** Code of the site, which can be reset to the original. */
export function CodeField({ onChange, onReset, ...field }: CodeFieldProps) {
  const run = useRef(0)
  return (
    <div
      className="flex min-w-0 flex-col gap-1.5"
      onBlur={() => {
        run.current++
      }}
    >
      <SourceField {...field} onChange={(code) => onChange(code, run.current)} />
      <ResetValue label={field.label} onReset={onReset} />
    </div>
  )
}
