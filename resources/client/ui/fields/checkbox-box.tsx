import { Check } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Props of {@link CheckboxBox}: what a native checkbox takes. */
export type CheckboxBoxProps = Omit<ComponentProps<'input'>, 'ref' | 'type' | 'className' | 'children' | 'onChange'> & {
  onChange?: (checked: boolean) => void
  /** Some of what it stands for is ticked, and not all. */
  indeterminate?: boolean
}

const BOX =
  'peer size-full appearance-none rounded-small border-2 border-edge bg-paper transition-press checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:not-disabled:not-checked:not-indeterminate:border-main aria-invalid:border-danger disabled:border-transparent disabled:bg-disabled'

const SIGN =
  'pointer-events-none absolute text-on-primary opacity-0 transition-press [scale:0.5] peer-disabled:text-disabled'

/** The box of a checkbox with its tick; what it is about stands beside it. */
export function CheckboxBox({ indeterminate = false, onChange, ...input }: CheckboxBoxProps) {
  // No attribute of HTML says it, and the browser forgets it at every press.
  const show = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate
  }
  return (
    <span className="relative grid size-6 shrink-0 place-items-center">
      <input
        {...input}
        ref={show}
        type="checkbox"
        onChange={(event) => onChange?.(event.currentTarget.checked)}
        className={BOX}
      />
      <Check
        aria-hidden
        strokeWidth={3.5}
        className={`${SIGN} size-4 peer-checked:opacity-100 peer-checked:[scale:1] peer-indeterminate:opacity-0`}
      />
      <span
        className={`${SIGN} h-[3px] w-3 rounded-full bg-current peer-indeterminate:opacity-100 peer-indeterminate:[scale:1]`}
      />
    </span>
  )
}
