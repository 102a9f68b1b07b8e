import { Check, Minus } from 'lucide-react'
import type { ComponentProps } from 'react'

import { classNames } from '@/lib/class-names'

type SelectionBoxProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  /** Some of what it stands for is selected, and not all. */
  indeterminate?: boolean
}

const BOX =
  'peer size-full appearance-none rounded-small border-2 border-edge bg-paper transition-press checked:border-primary checked:bg-primary indeterminate:border-primary indeterminate:bg-primary hover:not-disabled:not-checked:not-indeterminate:border-main disabled:border-transparent disabled:bg-disabled'

const SIGN = 'pointer-events-none absolute size-4 text-on-primary opacity-0'

/** A box to tick without words beside it, in a target as large as a finger; named by `aria-label` or `aria-labelledby`. */
export function SelectionBox({ indeterminate = false, ...input }: SelectionBoxProps) {
  const show = (element: HTMLInputElement | null) => {
    if (element) element.indeterminate = indeterminate
  }
  return (
    <label className="grid size-target place-items-center">
      <span className="relative grid size-6 place-items-center">
        <input {...input} ref={show} type="checkbox" className={BOX} />
        <Check aria-hidden strokeWidth={3.5} className={classNames(SIGN, !indeterminate && 'peer-checked:opacity-100')} />
        <Minus aria-hidden strokeWidth={3.5} className={classNames(SIGN, indeterminate && 'opacity-100')} />
      </span>
    </label>
  )
}
