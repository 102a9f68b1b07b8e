import { type ComponentProps, type ReactNode, useId } from 'react'

import { classNames } from '@/lib/class-names'

import { fieldAria, FieldFrame, type FieldWords } from './field-frame'

type TextFieldProps = FieldWords &
  Omit<ComponentProps<'input'>, 'id' | 'children'> & {
    /** A button or a sign at the field's end, inside its edge. */
    end?: ReactNode
  }

const BOX =
  'min-h-12 w-full rounded-input border-2 border-edge bg-paper px-4 text-main transition-press placeholder:text-muted'
const STATES =
  'hover:border-main focus-visible:border-primary aria-invalid:border-danger read-only:bg-background-alt read-only:text-muted disabled:border-transparent disabled:bg-disabled disabled:text-disabled'

/** A field for a line of text with its label, description and error; takes everything that an `<input>` takes. */
export function TextField({ label, description, error, end, className, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} description={description} error={error}>
      <div className="relative">
        <input {...input} {...fieldAria(id, { description, error })} className={classNames(BOX, STATES, end !== undefined && 'pr-14', className)} />
        {end && <div className="absolute inset-y-0 right-1 grid place-items-center">{end}</div>}
      </div>
    </FieldFrame>
  )
}
