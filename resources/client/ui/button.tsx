import type { ComponentProps, MouseEvent } from 'react'

import { classNames } from '@/lib/class-names'

import { type ButtonSize, buttonStyle, type ButtonVariant, textSizes } from './button-style'
import { SpinnerRing } from './spinner-ring'
import { useDelayed } from './use-delayed'

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Its work is under way: it keeps the focus and its name, but presses do nothing. */
  pending?: boolean
}

/** A button with a text; `type` is `button` unless it submits. */
export function Button({ variant = 'primary', size = 'md', pending = false, className, children, onClick, ...rest }: ButtonProps) {
  const isSlow = useDelayed(pending)
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event))
  return (
    <button
      type="button"
      {...rest}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={press}
      className={classNames(buttonStyle(variant), textSizes[size], pending && 'relative opacity-80', className)}
    >
      <span className={classNames('inline-flex items-center gap-[inherit] transition-opacity', isSlow && 'opacity-0')}>{children}</span>
      {isSlow && <SpinnerRing className="absolute size-5" />}
    </button>
  )
}
