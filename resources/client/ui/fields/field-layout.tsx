import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

/** Texts around a field: label, description and error. */
export type FieldTexts = { label: string; description?: ReactNode; error?: string | undefined }

/** Id of a field's label, for `aria-labelledby` of controls that a `<label>` cannot name. */
export const labelId = (id: string) => `${id}-label`
const descriptionId = (id: string) => `${id}-description`
const errorId = (id: string) => `${id}-error`

/** ARIA attributes that link a control to its description and error. */
export const fieldAria = (id: string, { description, error }: Pick<FieldTexts, 'description' | 'error'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && errorId(id), description && descriptionId(id)].filter(Boolean).join(' ') || undefined,
})

type FieldLayoutProps = FieldTexts & { id: string; isLabelHidden?: boolean | undefined; children: ReactNode }

/** Layout of a field: label above, unless it is only for screen readers; error and description below. */
export function FieldLayout({ id, label, isLabelHidden = false, description, error, children }: FieldLayoutProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label id={labelId(id)} htmlFor={id} className={isLabelHidden ? 'sr-only' : 'font-bold'}>
        {label}
      </label>
      {children}
      <FieldNotes id={id} description={description} error={error} />
    </div>
  )
}

/** Error and description below a field, in this order. */
export function FieldNotes({ id, description, error }: Omit<FieldLayoutProps, 'label' | 'isLabelHidden' | 'children'>) {
  return (
    <>
      {error && (
        <p id={errorId(id)} className="flex animate-rise items-start gap-1.5 text-sm font-semibold text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
      {description && (
        <p id={descriptionId(id)} className="text-sm text-muted">
          {description}
        </p>
      )}
    </>
  )
}
