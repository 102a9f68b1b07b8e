import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Props of {@link CheckboxBox}: those of a native checkbox. */
export type CheckboxBoxProps = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'className' | 'children' | 'onChange'> & {
  onChange?: (checked: boolean) => void
  /** Some but not all of the options that it represents are checked. */
  indeterminate?: boolean
}

const BOX =
  'peer size-full appearance-none rounded-small border-2 border-edge bg-paper transition-press checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:not-disabled:not-checked:not-indeterminate:border-main aria-invalid:border-danger disabled:border-transparent disabled:bg-disabled'

const MARK =
  'pointer-events-none absolute text-on-primary opacity-0 transition-press [scale:0.5] peer-disabled:text-disabled'

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
      <Check
        aria-hidden
        strokeWidth={3.5}
        className={`${MARK} size-4 peer-checked:opacity-100 peer-checked:[scale:1] peer-indeterminate:opacity-0`}
      />
      <span
        className={`${MARK} h-[3px] w-3 rounded-full bg-current peer-indeterminate:opacity-100 peer-indeterminate:[scale:1]`}
      />
    </span>
  )
}
