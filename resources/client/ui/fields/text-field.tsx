import { type ComponentProps, type ReactNode, useId } from 'react'

import { classNames } from '@/lib/class-names'

import { fieldAria, FieldLayout, type FieldTexts } from './field-layout'
import { FIELD } from './native-field-style'

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'id' | 'children' | 'onChange'> & {
    onChange?: (value: string) => void
    /** Leaves the label to screen readers, where the place of the field explains it. */
    isLabelHidden?: boolean | undefined
    /** Button or icon inside the field, at its end. */
    end?: ReactNode
  }

/** Single-line text field with label, description and error; accepts all props of an `<input>`. */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, error, end, className, onChange, ...input } = props
  const id = useId()
  return (
    <FieldLayout {...{ id, label, isLabelHidden, description, error }}>
      <div className="relative">
        <input
          {...input}
          {...fieldAria(id, { description, error })}
          onChange={(event) => onChange?.(event.currentTarget.value)}
          className={classNames(
            FIELD,
            'ps-4',
            end === undefined ? 'pe-4' : 'pe-[calc(var(--target)+0.75rem)]',
            className,
          )}
        />
        {end && <div className="absolute inset-y-0 end-1 grid place-items-center">{end}</div>}
      </div>
    </FieldLayout>
  )
}
