import type { ReactNode } from 'react'

import { classNames } from '@/lib/class-names'

import { OPTION_ROW } from './checkbox-field'
import { fieldAria, FieldNotes, type FieldTexts, labelId } from './field-layout'
import { Fieldset } from './fieldset'

/** Option of a radio or checkbox group. */
export type FieldOption = { value: string; label: string; description?: ReactNode; disabled?: boolean }

type FieldsetLayoutProps = FieldTexts & {
  id: string
  /** `radiogroup` for a single choice. */
  role?: 'radiogroup'
  required?: boolean | undefined
  disabled?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** Fieldset around related controls: legend above, error and description below. */
export function FieldsetLayout({
  id,
  role,
  label,
  description,
  error,
  required,
  disabled,
  className,
  children,
}: FieldsetLayoutProps) {
  const { 'aria-invalid': isInvalid, ...aria } = fieldAria(id, { description, error })
  return (
    <Fieldset
      {...aria}
      {...(role && { role, 'aria-required': required, 'aria-invalid': isInvalid })}
      aria-labelledby={labelId(id)}
      disabled={disabled}
      className={classNames('flex flex-col', className)}
    >
      <legend id={labelId(id)} className="pb-1 font-bold">
        {label}
      </legend>
      {children}
      <FieldNotes id={id} description={description} error={error} />
    </Fieldset>
  )
}

/** Row of a checkbox or radio group: the control and its clickable label. */
export function OptionRow({ option: { label, description }, children }: { option: FieldOption; children: ReactNode }) {
  return (
    <label className={OPTION_ROW}>
      {children}
      <span className="min-w-0">
        {label}
        {description && (
          <span className="block text-sm text-muted group-has-disabled:text-disabled">{description}</span>
        )}
      </span>
    </label>
  )
}
