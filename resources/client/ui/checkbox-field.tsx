import { Check } from 'lucide-react'
import { type ComponentProps, useId } from 'react'

import { classNames } from '@/lib/class-names'

import { fieldAria, FieldNotes, type FieldWords } from './field-frame'

type CheckboxFieldProps = FieldWords & Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'>

/** A box to tick with its words; the words are part of the target. */
export function CheckboxField({ label, description, error, className, ...input }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className={classNames('flex flex-col', className)}>
      <label className="flex min-h-11 items-center gap-3 has-disabled:text-disabled">
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            {...input}
            {...fieldAria(id, { description, error })}
            type="checkbox"
            className="peer size-full appearance-none rounded-small border-2 border-edge bg-paper transition-press checked:border-primary checked:bg-primary hover:not-disabled:not-checked:border-main aria-invalid:border-danger disabled:border-transparent disabled:bg-disabled"
          />
          <Check
            aria-hidden
            strokeWidth={3.5}
            className="pointer-events-none absolute size-4 text-on-primary opacity-0 transition-press [scale:0.5] peer-checked:opacity-100 peer-checked:[scale:1]"
          />
        </span>
        {label}
      </label>
      <FieldNotes id={id} description={description} error={error} />
    </div>
  )
}
