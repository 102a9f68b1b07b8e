import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

import { classNames } from '@/lib/class-names'

import { fieldAria, FieldNotes, type FieldTexts } from './field-layout'

/**
 * Classes of a label around a checkbox or radio: one line is as high as a press target, further lines align with the
 * text.
 */
export const OPTION_ROW =
  'group flex min-h-target items-start gap-3 py-[calc((var(--target)-1.5rem)/2)] has-disabled:text-disabled'

type CheckboxFieldProps = Omit<FieldTexts, 'label'> &
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

/** Props of {@link CheckboxBox}: those of a native checkbox. */
export type CheckboxBoxProps = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'className' | 'children' | 'onChange'> & {
  onChange?: (checked: boolean) => void
  /** Some but not all of the options that it represents are checked. */
  indeterminate?: boolean
}

const BOX =
  'peer size-full appearance-none rounded-small border-2 border-edge bg-paper transition-press checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:not-disabled:not-checked:not-indeterminate:border-main aria-invalid:border-danger disabled:border-transparent disabled:bg-disabled'

/** Not rendered until it is visible: a table has hundreds of unchecked boxes. */
const MARK =
  'pointer-events-none absolute hidden text-on-primary transition-press peer-disabled:text-disabled starting:opacity-0 starting:[scale:0.5]'

/** Styled native checkbox without a label. */
export function CheckboxBox({ indeterminate = false, onChange, ...input }: CheckboxBoxProps) {
  // `indeterminate` has no HTML attribute, and the browser resets it on every press.
  const setIndeterminate = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate
  }
  return (
    <span className="relative grid size-6 shrink-0 place-items-center">
      <input
        {...input}
        ref={setIndeterminate}
        type="checkbox"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        className={BOX}
      />
      <Check aria-hidden strokeWidth={3.5} className={`${MARK} size-4 peer-checked:block peer-indeterminate:hidden`} />
      <span className={`${MARK} h-[3px] w-3 rounded-full bg-current peer-indeterminate:block`} />
    </span>
  )
}

type SelectionBoxProps = Omit<ComponentProps<typeof CheckboxBox>, 'id' | 'onChange' | 'onClick'> & {
  id: string
  /** Called on press; `shiftKey` extends the selection. */
  onPress: (press: { shiftKey: boolean }) => void
}

/** Checkbox without a visible label, with a finger-sized target; name it by `aria-label` or `aria-labelledby`. */
export function SelectionBox({ onPress, ...box }: SelectionBoxProps) {
  return (
    <label htmlFor={box.id} className="grid size-target place-items-center">
      <CheckboxBox {...box} onClick={onPress} />
    </label>
  )
}
