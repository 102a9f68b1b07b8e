import { type ComponentProps, useId } from 'react'

import { classNames } from '@/lib/class-names'

import { fieldAria, FieldNotes, type FieldWords } from './field-frame'

type SwitchFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'id' | 'type' | 'role' | 'children' | 'onChange'> & { onChange?: (checked: boolean) => void }

const TRACK =
  'h-8 w-14 shrink-0 appearance-none rounded-full border-2 border-edge bg-paper p-1 transition-press hover:not-disabled:not-checked:border-main checked:border-primary checked:bg-primary aria-invalid:border-danger disabled:border-transparent disabled:bg-disabled'

const THUMB =
  'before:block before:size-5 before:rounded-full before:bg-edge before:transition-press checked:before:translate-x-6 checked:before:bg-on-primary rtl:checked:before:-translate-x-6 disabled:before:bg-disabled'

/** A native checkbox tells whether it is on by itself. */
const NATIVE = { type: 'checkbox', role: 'switch' } as const

/** Nothing of the drawing is left where the system chooses the colours: the native box is. */
const FORCED = 'forced-colors:size-6 forced-colors:appearance-auto forced-colors:before:hidden'

/** Something that is on or off, and is so at once; in a form that is sent later, a CheckboxField says it better. */
export function SwitchField({ label, description, error, className, onChange, ...input }: SwitchFieldProps) {
  const id = useId()
  return (
    <div className={classNames('flex flex-col', className)}>
      <label className="flex min-h-target items-center justify-between gap-4 font-semibold has-disabled:text-disabled">
        <span className="min-w-0">{label}</span>
        <input
          {...input}
          {...fieldAria(id, { description, error })}
          {...NATIVE}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
          className={classNames(TRACK, THUMB, FORCED)}
        />
      </label>
      <FieldNotes id={id} description={description} error={error} />
    </div>
  )
}
