import { type ComponentProps, useId } from 'react'

import { classNames } from '@/lib/class-names'

import { fieldAria, FieldNotes, type FieldTexts } from './field-layout'

type SwitchFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'children' | 'onChange'> & {
    onChange?: (checked: boolean) => void
    /** Leaves the label to screen readers, where the place of the switch explains it. */
    isLabelHidden?: boolean
  }

const TRACK =
  'peer h-8 w-14 appearance-none rounded-full border-2 border-edge bg-paper transition-press hover:not-disabled:not-checked:border-main checked:border-primary checked:bg-primary aria-invalid:border-danger disabled:border-transparent disabled:bg-disabled forced-colors:appearance-auto'

const THUMB =
  'pointer-events-none absolute start-1.5 size-5 rounded-full bg-edge transition-press peer-checked:bg-on-primary peer-checked:[translate:1.5rem] rtl:peer-checked:[translate:-1.5rem] peer-disabled:bg-disabled'

/** Props of a switch; a native checkbox exposes `aria-checked` by itself. */
const NATIVE = { type: 'checkbox', role: 'switch' } as const

/** Switch for a setting that takes effect immediately; use a CheckboxField in forms that are submitted. */
export function SwitchField({
  label,
  isLabelHidden = false,
  description,
  error,
  className,
  onChange,
  ...input
}: SwitchFieldProps) {
  const id = useId()
  return (
    <div className={classNames('flex flex-col', className)}>
      <label className="flex min-h-target items-center justify-between gap-4 font-semibold has-disabled:text-disabled">
        <span className={isLabelHidden ? 'sr-only' : 'min-w-0'}>{label}</span>
        <span className="relative flex shrink-0 items-center">
          <input
            {...input}
            {...fieldAria(id, { description, error })}
            {...NATIVE}
            onChange={(event) => onChange?.(event.currentTarget.checked)}
            className={TRACK}
          />
          <span className={THUMB} />
        </span>
      </label>
      <FieldNotes id={id} description={description} error={error} />
    </div>
  )
}
