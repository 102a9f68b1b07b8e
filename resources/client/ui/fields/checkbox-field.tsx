import { type ReactNode, useId } from 'react'

import { classNames } from '@/lib/class-names'

import { CheckboxBox, type CheckboxBoxProps } from './checkbox-box'
import { fieldAria, FieldNotes, type FieldWords } from './field-frame'
import { OPTION_ROW } from './option-style'

type CheckboxFieldProps = Omit<FieldWords, 'label'> &
  Omit<CheckboxBoxProps, 'id'> & {
    /** Can contain a link, which opens without checking the box. */
    label: ReactNode
    className?: string
  }

/** Checkbox with a clickable label. */
export function CheckboxField({ label, description, error, className, ...box }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className={classNames('flex flex-col', className)}>
      <label className={OPTION_ROW}>
        <CheckboxBox {...box} {...fieldAria(id, { description, error })} />
        <span className="min-w-0">{label}</span>
      </label>
      <div className="ps-9">
        <FieldNotes id={id} description={description} error={error} />
      </div>
    </div>
  )
}
